import { getDatabase } from "@/server/database/database";
import type { ProjectScope } from "@/server/scope";
import type { ProjectName } from "./create-project";

/** Changes the shown name; the slug, and with it every address, stays. */
export async function renameProject(scope: ProjectScope<"project:write">, name: ProjectName): Promise<{ name: string }> {
  return getDatabase().project.update({ where: { id: scope.projectId }, data: { name }, select: { name: true } });
}
