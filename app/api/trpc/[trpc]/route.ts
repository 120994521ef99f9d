import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { createContext } from "@/server/api/context";
import { appRouter } from "@/server/api/root";
import { openRoute } from "@/server/api/route";

const handler = openRoute("procedures", (req) =>
  fetchRequestHandler({ endpoint: "/api/trpc", req, router: appRouter, createContext: () => createContext(req.headers) }),
);

export { handler as GET, handler as POST };
