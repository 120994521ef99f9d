import { notBuilt } from "@/server/not-built";
import type { ProjectScope } from "@/server/scope";

/** Makes a project read-only. */
export async function archiveProject(_scope: ProjectScope<"project:write">): Promise<{ archivedAt: Date }> {
  return notBuilt();
}
