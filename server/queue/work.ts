import { setMaxListeners } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type PgBoss from "pg-boss";
import { log } from "../log";
import { type JobName, type JobPayloadOf, parseJobPayload } from "./job-payload";

export interface JobContext {
  /** Aborted when the worker has to end, or when the job was given to another worker: stop, and write nothing more. */
  signal: AbortSignal;
  /** No further attempt follows when this one throws. */
  isLastAttempt: boolean;
}

export type JobHandler<Name extends JobName> = (payload: JobPayloadOf<Name>, context: JobContext) => Promise<void>;

const pollIntervalMs = 500;
const touchIntervalMs = 10_000;

/**
 * Works on the jobs of one kind, so many at once, until `stopping` is aborted; resolves when the last ones are done. A handler that
 * throws puts its job back, to be tried again later a few times.
 */
export async function work<Name extends JobName>(
  queue: PgBoss,
  name: Name,
  handler: JobHandler<Name>,
  stopping: AbortSignal,
  atOnce = 1,
): Promise<void> {
  const running = new Set<Promise<void>>();
  while (!stopping.aborted) {
    const jobs = await fetchJobs(queue, name, atOnce - running.size);
    for (const job of jobs) {
      const run = runJob(queue, name, handler, job, stopping).finally(() => running.delete(run));
      running.add(run);
    }
    if (running.size >= atOnce) await Promise.race(running);
    else if (jobs.length === 0) await sleep(pollIntervalMs, undefined, { signal: stopping }).catch(() => undefined);
  }
  await Promise.all(running);
}

type Job = PgBoss.JobWithMetadata;

/** The database may be restarting: say so and ask again later. */
async function fetchJobs(queue: PgBoss, name: JobName, count: number): Promise<Job[]> {
  try {
    return await queue.fetch(name, { batchSize: count, includeMetadata: true });
  } catch (error) {
    log.warn({ err: error, job: name }, "the queue can't be asked");
    await sleep(pollIntervalMs * 4);
    return [];
  }
}

async function runJob<Name extends JobName>(
  queue: PgBoss,
  name: Name,
  handler: JobHandler<Name>,
  job: Job,
  stopping: AbortSignal,
): Promise<void> {
  const lost = new AbortController();
  const signal = AbortSignal.any([stopping, lost.signal]);
  // Whoever waits for something listens, and leaves again: many listeners are no leak.
  setMaxListeners(0, signal);
  const touching = setInterval(() => void touchJob(queue, job).then((held) => held || lost.abort()), touchIntervalMs);
  const started = performance.now();
  try {
    const payload = parseJobPayload(name, job.data);
    await handler(payload, { signal, isLastAttempt: job.retryCount >= job.retryLimit });
    await queue.complete(name, job.id);
    log.info({ job: name, id: job.id, ms: Math.round(performance.now() - started) }, "job done");
  } catch (error) {
    log.error({ err: error, job: name, id: job.id, attempt: job.retryCount + 1 }, "job failed");
    await queue.fail(name, job.id, { message: String(error) }).catch((cause: unknown) => log.error({ err: cause }, "job not put back"));
  } finally {
    clearInterval(touching);
  }
}

/** Starts the job's lease anew; false when the job is no longer ours. An error of the connection doesn't decide that. */
async function touchJob(queue: PgBoss, job: Job): Promise<boolean> {
  const touch =
    "update pgboss.job set started_on = now() where name = $1 and id = $2 and state = 'active' and retry_count = $3 returning id";
  try {
    const { rows } = await queue.getDb().executeSql(touch, [job.name, job.id, job.retryCount]);
    return rows.length === 1;
  } catch (error) {
    log.warn({ err: error, job: job.name }, "lease not renewed");
    return true;
  }
}
