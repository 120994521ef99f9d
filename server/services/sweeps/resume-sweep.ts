import { AppError } from "@/core/app-error";
import { getDatabase } from "@/server/database/database";
import type { ProjectScope } from "@/server/scope";
import { enqueueWaitingBatches } from "./enqueue-waiting-batches";
import { findSweep } from "./find-sweep";
import { refreshRun } from "./refresh-run";

/** Lets a stopped or halted sweep go on with what is not settled. Throws `not_found`, and `conflict` where nothing is left to do. */
export async function resumeSweep(scope: ProjectScope<"run:write">, runId: string): Promise<{ resumed: true }> {
  const run = await findSweep(scope, runId);
  if (run.finishedAt !== null)
    throw new AppError("conflict", "This run has ended: nothing is left to do. Missing episodes can be retried.");
  await goOn(runId);
  return { resumed: true };
}

/** Takes the halt away and hands what waits to the workers. */
export async function goOn(runId: string): Promise<void> {
  await getDatabase().$executeRaw`
    update "Run" set "haltedBy" = null, "haltedReason" = null, pace = '[]', "lastNewsAt" = now() at time zone 'utc' where id = ${runId}`;
  await getDatabase().batch.updateMany({ where: { runId }, data: { failures: 0 } });
  await refreshRun(runId, []);
  await enqueueWaitingBatches(runId);
}
