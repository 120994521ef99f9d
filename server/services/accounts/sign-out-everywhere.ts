import { notBuilt } from "@/server/not-built";
import type { SessionUser } from "@/server/session";

/** Ends every session of the person, this one included. */
export async function signOutEverywhere(_user: SessionUser): Promise<{ signedOut: true }> {
  return notBuilt();
}
