import { notBuilt } from "@/server/not-built";
import type { ProjectScope } from "@/server/scope";

/** Ends an invite link. */
export async function revokeInvite(_scope: ProjectScope<"member:write">, _inviteId: string): Promise<{ revoked: true }> {
  return notBuilt();
}
