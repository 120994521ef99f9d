import PgBoss from "pg-boss";
import { readServerEnv } from "../env";
import { log } from "../log";
import { type JobName, type JobPayloadOf, listJobNames } from "./job-payload";

/**
 * A job that is being worked on is touched every few seconds (work.ts). One that nobody touched for so long lost its worker
 * and is given to another.
 */
export const jobLeaseSeconds = 60;

const INSERT_AT_ONCE = 500;

declare global {
  /** Kept here, so that a module that `next dev` loads again doesn't open another pool. */
  var turnwiseQueue: Promise<PgBoss> | undefined;
}

/** The queue of this process (pg-boss, in the schema `pgboss` of the same database); installed and started at first use. */
export function startQueue(): Promise<PgBoss> {
  globalThis.turnwiseQueue ??= openQueue(readServerEnv().DATABASE_URL).catch((error: unknown) => {
    globalThis.turnwiseQueue = undefined;
    throw error;
  });
  return globalThis.turnwiseQueue;
}

/** Puts a job in the queue; returns its id. */
export async function enqueue<Name extends JobName>(name: Name, payload: JobPayloadOf<Name>): Promise<string> {
  const queue = await startQueue();
  const id = await queue.send(name, payload);
  if (id === null) throw new Error(`The queue took no job ${name}.`);
  return id;
}

/** A job among many: those of a lower `turn` are carried first, so that a long run does not hold up a short one. */
export interface QueuedJob<Name extends JobName> {
  payload: JobPayloadOf<Name>;
  turn: number;
}

/** Puts many jobs of one kind in the queue. */
export async function enqueueAll<Name extends JobName>(name: Name, jobs: readonly QueuedJob<Name>[]): Promise<void> {
  const queue = await startQueue();
  for (let start = 0; start < jobs.length; start += INSERT_AT_ONCE) {
    await queue.insert(jobs.slice(start, start + INSERT_AT_ONCE).map(({ payload, turn }) => ({ name, data: payload, priority: -turn })));
  }
}

/** Closes the queue of this process, so that it can end. */
export async function stopQueue(): Promise<void> {
  const queue = await globalThis.turnwiseQueue;
  globalThis.turnwiseQueue = undefined;
  await queue?.stop({ graceful: false });
}

async function openQueue(databaseUrl: string): Promise<PgBoss> {
  const queue = new PgBoss({ connectionString: databaseUrl, max: 4, schedule: false, maintenanceIntervalSeconds: 15 });
  queue.on("error", (error) => log.error({ err: error }, "queue"));
  await queue.start();
  for (const name of listJobNames()) {
    await queue.createQueue(name, { name, expireInSeconds: jobLeaseSeconds, retryLimit: 4, retryDelay: 1, retryBackoff: true });
  }
  return queue;
}
