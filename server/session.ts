import { decode } from "next-auth/jwt";
import { z } from "zod";
import { getDatabase } from "./database/database";
import { readServerEnv } from "./env";

/** The signed-in person, checked against the database for this very request. */
export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/** What a session token holds beside its times. */
export const SessionToken = z.object({ sub: z.string(), sessionVersion: z.int() });
export type SessionToken = z.infer<typeof SessionToken>;

/** next-auth's names for the cookie, over HTTPS and over HTTP. */
const COOKIE_NAMES = ["__Secure-next-auth.session-token", "next-auth.session-token"];

/** Who sends this request; null for nobody, an ended session or a deactivated person. */
export async function readSession(headers: Headers): Promise<SessionUser | null> {
  const cookie = findCookie(headers.get("cookie") ?? "");
  const token = cookie === undefined ? null : await decodeToken(cookie);
  if (token === null) return null;
  const user = await getDatabase().user.findUnique({
    where: { id: token.sub },
    select: { id: true, email: true, name: true, sessionVersion: true, deactivatedAt: true },
  });
  if (user === null || user.deactivatedAt !== null || user.sessionVersion !== token.sessionVersion) return null;
  return { id: user.id, email: user.email, name: user.name };
}

function findCookie(header: string): string | undefined {
  const pairs = header.split(";").map((pair) => pair.trim().split("="));
  for (const name of COOKIE_NAMES) {
    const value = pairs.find(([key]) => key === name)?.[1];
    if (value) return value;
  }
  return undefined;
}

/** A token that is forged, expired or from before a change of the secret is no token. */
async function decodeToken(cookie: string): Promise<SessionToken | null> {
  const { NEXTAUTH_SECRET: secret } = readServerEnv();
  if (secret === undefined) return null;
  const claims = await decode({ token: cookie, secret }).catch(() => null);
  return SessionToken.safeParse(claims).data ?? null;
}
