import { closeDatabase } from "@/server/database/database";
import { closePool } from "@/server/database/pool";
import { readServerEnv } from "@/server/env";
import { log } from "@/server/log";
import { startQueue, stopQueue } from "@/server/queue/queue";
import { startHeartbeat } from "@/server/queue/worker-heartbeat";
import { startJobs } from "./jobs";
import { openSweepPorts } from "./sweep/sweep-ports";

const drainTimeoutMs = 25_000;

/** One worker process: takes jobs until it is told to end, then finishes or gives back what it has and goes. */
async function main(): Promise<void> {
  const stopping = new AbortController();
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => stopping.abort());
  const queue = await startQueue();
  const worker = await startHeartbeat();
  const ports = openSweepPorts(readServerEnv(), worker.id);
  log.info("worker ready");
  const draining = new Promise<void>((resolve) =>
    stopping.signal.addEventListener("abort", () => setTimeout(resolve, drainTimeoutMs).unref()),
  );
  await Promise.race([startJobs(queue, ports, stopping.signal), draining]);
  await worker.leave();
  await stopQueue();
  await closePool();
  await closeDatabase();
  log.info("worker ended");
  process.exit(0);
}

await main();
