import { getDatabase } from "@/server/database/database";
import type { ProjectScope } from "@/server/scope";

/** Opens an archived project again. */
export async function restoreProject(scope: ProjectScope<"project:write">): Promise<{ archivedAt: null }> {
  await getDatabase().project.update({ where: { id: scope.projectId }, data: { archivedAt: null }, select: { id: true } });
  return { archivedAt: null };
}
