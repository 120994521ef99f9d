import { getDatabase } from "@/server/database/database";
import type { ProjectScope } from "@/server/scope";
import { noSuchRun } from "../runs/get-run";

/** A sweep of the project. Throws `not_found` for a run that is none, or is somebody else's. */
export async function findSweep(
  { projectId }: ProjectScope<"run:read" | "run:write">,
  runId: string,
): Promise<{ finishedAt: Date | null }> {
  const run = await getDatabase().run.findFirst({ where: { id: runId, projectId, kind: "budget" }, select: { finishedAt: true } });
  if (run === null) throw noSuchRun();
  return run;
}
