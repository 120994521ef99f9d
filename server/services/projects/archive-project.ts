import { getDatabase } from "@/server/database/database";
import type { ProjectScope } from "@/server/scope";

/** Makes a project read-only. */
export async function archiveProject(scope: ProjectScope<"project:write">): Promise<{ archivedAt: Date }> {
  const archivedAt = new Date();
  await getDatabase().project.update({ where: { id: scope.projectId }, data: { archivedAt }, select: { id: true } });
  return { archivedAt };
}
