import type PgBoss from "pg-boss";
import { log } from "@/server/log";
import { work } from "@/server/queue/work";
import { removeAbandonedImports } from "@/server/services/imports/remove-abandoned";
import { requeueStalledImports } from "@/server/services/imports/requeue-stalled";
import { runImportCheck } from "@/server/services/imports/run-import-check";
import { runImportStore } from "@/server/services/imports/run-import-store";
import { reconcileSweeps } from "./sweep/reconcile-sweeps";
import { SweepPlayer, type SweepPorts } from "./sweep/sweep-player";
import { testEndpoint } from "./sweep/test-endpoint";

const TIDY_EVERY_MS = 60_000;
const RECONCILE_EVERY_MS = 10_000;
/** Enough to keep several endpoints busy, few enough that another worker finds something to do. */
const BATCHES_AT_ONCE = 16;
const TESTS_AT_ONCE = 4;

/** Works on every kind of job until `stopping` is aborted; resolves when the jobs in hand are done or given back. */
export async function startJobs(queue: PgBoss, ports: SweepPorts, stopping: AbortSignal): Promise<void> {
  const player = new SweepPlayer(ports);
  player.start();
  repeat("imports", TIDY_EVERY_MS, tidyImports, stopping);
  repeat("sweeps", RECONCILE_EVERY_MS, reconcileSweeps, stopping);
  await Promise.all([
    work(queue, "import-check", runImportCheck, stopping),
    work(queue, "import-store", runImportStore, stopping),
    work(queue, "sweep-batch", (payload, context) => player.playJob(payload, context), stopping, BATCHES_AT_ONCE),
    work(queue, "endpoint-test", (payload, context) => testEndpoint(payload, ports, context), stopping, TESTS_AT_ONCE),
  ]);
  await player.drain();
}

/** Sets right, now and then, what lost jobs and workers have left behind. */
function repeat(what: string, everyMs: number, setRight: () => Promise<number>, stopping: AbortSignal): void {
  const timer = setInterval(() => {
    setRight().then(
      (count) => count > 0 && log.info({ what, count }, "set right"),
      (error: unknown) => log.warn({ err: error, what }, "not set right"),
    );
  }, everyMs);
  stopping.addEventListener("abort", () => clearInterval(timer));
}

/** What lost its job gets a new one, what was left behind is thrown away. */
async function tidyImports(): Promise<number> {
  return (await requeueStalledImports()) + (await removeAbandonedImports());
}
