import { getDatabase } from "@/server/database/database";
import type { ProjectScope } from "@/server/scope";
import { type ProjectRow, projectColumns } from "./list-projects";

/** One project with the caller's role in it. */
export async function getProject(scope: ProjectScope<"project:read">): Promise<ProjectRow> {
  const { _count, ...project } = await getDatabase().project.findUniqueOrThrow({ where: { id: scope.projectId }, select: projectColumns });
  return { ...project, ..._count, role: scope.role };
}
