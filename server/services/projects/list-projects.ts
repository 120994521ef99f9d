import type { Role } from "@/core/access";
import { getDatabase } from "@/server/database/database";
import type { SessionUser } from "@/server/session";

export interface ProjectRow {
  id: string;
  slug: string;
  name: string;
  role: Role;
  archivedAt: Date | null;
  createdAt: Date;
  runs: number;
  checkpoints: number;
}

export const projectColumns = {
  id: true,
  slug: true,
  name: true,
  archivedAt: true,
  createdAt: true,
  _count: { select: { runs: true, checkpoints: true } },
} as const;

/** The person's projects, open ones first, then by name. */
export async function listProjects(user: SessionUser): Promise<ProjectRow[]> {
  const memberships = await getDatabase().membership.findMany({
    where: { userId: user.id },
    select: { role: true, project: { select: projectColumns } },
    orderBy: [{ project: { name: "asc" } }, { projectId: "asc" }],
  });
  const rows = memberships.map(({ role, project: { _count, ...project } }) => ({ ...project, ..._count, role }));
  return rows.sort((a, b) => Number(a.archivedAt !== null) - Number(b.archivedAt !== null));
}
