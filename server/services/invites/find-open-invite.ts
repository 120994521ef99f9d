import type { Role } from "@/core/access";
import { getDatabase } from "@/server/database/database";
import { hashSecret } from "../secret-hash";

export interface FoundInvite {
  id: string;
  projectId: string;
  email: string;
  role: Role;
  project: { name: string; slug: string };
}

/** The invite behind a link, if it can still be used. */
export function findOpenInvite(secret: string): Promise<FoundInvite | null> {
  return getDatabase().invite.findFirst({
    where: {
      secretHash: hashSecret(secret),
      acceptedAt: null,
      revokedAt: null,
      expiresAt: { gt: new Date() },
      project: { archivedAt: null },
    },
    select: { id: true, projectId: true, email: true, role: true, project: { select: { name: true, slug: true } } },
  });
}
