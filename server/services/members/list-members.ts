import { can, Role } from "@/core/access";
import { getDatabase } from "@/server/database/database";
import type { ProjectScope } from "@/server/scope";

export interface MemberRow {
  userId: string;
  name: string;
  email: string;
  role: Role;
  since: Date;
}

export interface InviteRow {
  id: string;
  email: string;
  role: Role;
  expiresAt: Date;
}

export interface MemberList {
  members: MemberRow[];
  /** Open invites; empty for those who may not manage members. */
  invites: InviteRow[];
}

/** Members by role and name, and the invites that are still open. */
export async function listMembers(scope: ProjectScope<"member:read">): Promise<MemberList> {
  const [memberships, invites] = await Promise.all([
    getDatabase().membership.findMany({
      where: { projectId: scope.projectId },
      select: { userId: true, role: true, createdAt: true, user: { select: { name: true, email: true } } },
      orderBy: [{ user: { name: "asc" } }, { userId: "asc" }],
    }),
    can(scope.role, "member:write") ? listOpenInvites(scope.projectId) : [],
  ]);
  const members = memberships.map(({ user, createdAt, ...row }) => ({ ...row, ...user, since: createdAt }));
  return { members: members.sort((a, b) => rank(a.role) - rank(b.role)), invites };
}

function listOpenInvites(projectId: string): Promise<InviteRow[]> {
  return getDatabase().invite.findMany({
    where: { projectId, acceptedAt: null, revokedAt: null, expiresAt: { gt: new Date() } },
    select: { id: true, email: true, role: true, expiresAt: true },
    orderBy: { createdAt: "desc" },
  });
}

function rank(role: Role): number {
  return Role.options.indexOf(role);
}
