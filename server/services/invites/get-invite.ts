import type { Role } from "@/core/access";
import { notBuilt } from "@/server/not-built";

export interface OpenInvite {
  project: string;
  email: string;
  role: Role;
}

/** What an invite link is for; null when it is unknown, used, revoked or expired (never told apart). */
export async function getInvite(_secret: string): Promise<OpenInvite | null> {
  return notBuilt();
}
