import NextAuth from "next-auth";
import { openRoute } from "@/server/api/route";
import { authOptions } from "@/server/auth";

const handler = openRoute("public", (request, context) => NextAuth(authOptions())(request, context));

export { handler as GET, handler as POST };
