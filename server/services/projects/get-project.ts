import { notBuilt } from "@/server/not-built";
import type { ProjectScope } from "@/server/scope";
import type { ProjectRow } from "./list-projects";

/** One project with the caller's role in it. */
export async function getProject(_scope: ProjectScope<"project:read">): Promise<ProjectRow> {
  return notBuilt();
}
