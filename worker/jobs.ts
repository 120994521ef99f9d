import type PgBoss from "pg-boss";
import { log } from "@/server/log";
import type { JobName } from "@/server/queue/job-payload";
import { type JobHandler, work } from "@/server/queue/work";
import { removeAbandonedImports } from "@/server/services/imports/remove-abandoned";
import { requeueStalledImports } from "@/server/services/imports/requeue-stalled";
import { runImportCheck } from "@/server/services/imports/run-import-check";
import { runImportStore } from "@/server/services/imports/run-import-store";

/** What is done for each kind of job. */
const handlers: { [Name in JobName]: JobHandler<Name> } = {
  "import-check": runImportCheck,
  "import-store": runImportStore,
};

const tidyIntervalMs = 60_000;

/** Works on every kind of job until `stopping` is aborted; resolves when the jobs in hand are done. */
export async function startJobs(queue: PgBoss, stopping: AbortSignal): Promise<void> {
  const tidying = setInterval(() => void tidy(), tidyIntervalMs);
  stopping.addEventListener("abort", () => clearInterval(tidying));
  await Promise.all([
    work(queue, "import-check", handlers["import-check"], stopping),
    work(queue, "import-store", handlers["import-store"], stopping),
  ]);
}

/** Every minute: what lost its job gets a new one, what was left behind is thrown away. */
async function tidy(): Promise<void> {
  try {
    const requeued = await requeueStalledImports();
    const removed = await removeAbandonedImports();
    if (requeued + removed > 0) log.info({ requeued, removed }, "imports tidied up");
  } catch (error) {
    log.warn({ err: error }, "imports not tidied up");
  }
}
