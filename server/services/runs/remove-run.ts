import { getDatabase } from "@/server/database/database";
import type { ProjectScope } from "@/server/scope";
import { noSuchRun } from "./get-run";

/** Removes a run with its episodes and transcripts. Checkpoints stay. */
export async function removeRun({ projectId }: ProjectScope<"run:write">, runId: string): Promise<{ removed: true }> {
  const { count } = await getDatabase().run.deleteMany({ where: { id: runId, projectId } });
  if (count === 0) throw noSuchRun();
  return { removed: true };
}
