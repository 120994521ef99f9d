import { getDatabase } from "@/server/database/database";
import type { SessionUser } from "@/server/session";

/** Ends every session of the person, this one included. */
export async function signOutEverywhere(user: SessionUser): Promise<{ signedOut: true }> {
  await getDatabase().user.update({ where: { id: user.id }, data: { sessionVersion: { increment: 1 } }, select: { id: true } });
  return { signedOut: true };
}
