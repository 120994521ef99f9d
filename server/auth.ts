import type { NextAuthOptions } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import { z } from "zod";
import { readServerEnv } from "./env";
import { signIn } from "./services/accounts/sign-in";

const Credentials = z.object({ email: z.string().max(254), password: z.string().max(200) });

/** Sign-in with e-mail and password; the session is a signed cookie that `readSession` checks against the database. */
export function authOptions(): NextAuthOptions {
  return {
    secret: readServerEnv().NEXTAUTH_SECRET,
    session: { strategy: "jwt", maxAge: 30 * 24 * 3600 },
    pages: { signIn: "/login", error: "/login" },
    providers: [
      CredentialsProvider({
        credentials: { email: {}, password: {} },
        async authorize(input, request) {
          const credentials = Credentials.safeParse(input);
          if (!credentials.success) return null;
          return signIn({ ...credentials.data, address: addressOf(request.headers) });
        },
      }),
    ],
    callbacks: {
      jwt: ({ token, user }) => (user ? { sub: user.id, sessionVersion: user.sessionVersion } : token),
      session: ({ session }) => ({ expires: session.expires }),
    },
  };
}

/** The last hop that vouches for the address; next fills it in where no proxy does. */
function addressOf(headers: Record<string, unknown> | undefined): string {
  const forwarded = headers?.["x-forwarded-for"];
  return typeof forwarded === "string" ? (forwarded.split(",").at(-1)?.trim() ?? "") : "";
}
