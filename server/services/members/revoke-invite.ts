import { AppError } from "@/core/app-error";
import { getDatabase } from "@/server/database/database";
import type { ProjectScope } from "@/server/scope";

/** Ends an invite link. */
export async function revokeInvite({ projectId }: ProjectScope<"member:write">, inviteId: string): Promise<{ revoked: true }> {
  const open = { id: inviteId, projectId, acceptedAt: null, revokedAt: null };
  const { count } = await getDatabase().invite.updateMany({ where: open, data: { revokedAt: new Date() } });
  if (count === 0) throw new AppError("not_found", "There is no such open invite.");
  return { revoked: true };
}
