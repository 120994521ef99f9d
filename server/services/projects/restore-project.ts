import { notBuilt } from "@/server/not-built";
import type { ProjectScope } from "@/server/scope";

/** Opens an archived project again. */
export async function restoreProject(_scope: ProjectScope<"project:write">): Promise<{ archivedAt: null }> {
  return notBuilt();
}
