import type PgBoss from "pg-boss";
import type { JobName } from "@/server/queue/job-payload";
import { type JobHandler, work } from "@/server/queue/work";

/** What is done for each kind of job. Kinds without a handler here stay in the queue. */
const handlers: { [Name in JobName]?: JobHandler<Name> } = {};

/** Works on every kind of job until `stopping` is aborted; resolves when the jobs in hand are done. */
export async function startJobs(queue: PgBoss, stopping: AbortSignal): Promise<void> {
  const stopped = new Promise<void>((resolve) => stopping.addEventListener("abort", () => resolve()));
  await Promise.all([
    stopped,
    handlers["import-check"] && work(queue, "import-check", handlers["import-check"], stopping),
    handlers["import-store"] && work(queue, "import-store", handlers["import-store"], stopping),
  ]);
}
