import { notBuilt } from "@/server/not-built";
import type { ProjectScope } from "@/server/scope";

/** Removes a run with its episodes and transcripts. Checkpoints stay. */
export async function removeRun(_scope: ProjectScope<"run:write">, _runId: string): Promise<{ removed: true }> {
  return notBuilt();
}
