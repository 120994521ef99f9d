import type { Role } from "@/core/access";
import { findOpenInvite } from "./find-open-invite";

export interface OpenInvite {
  project: string;
  email: string;
  role: Role;
}

/** What an invite link is for; null when it is unknown, used, revoked or expired (never told apart). */
export async function getInvite(secret: string): Promise<OpenInvite | null> {
  const invite = await findOpenInvite(secret);
  return invite === null ? null : { project: invite.project.name, email: invite.email, role: invite.role };
}
