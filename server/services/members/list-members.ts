import type { Role } from "@/core/access";
import { notBuilt } from "@/server/not-built";
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
export async function listMembers(_scope: ProjectScope<"member:read">): Promise<MemberList> {
  return notBuilt();
}
