import { getDatabase } from "@/server/database/database";
import { log } from "@/server/log";
import { startQueue } from "@/server/queue/queue";
import { countLiveWorkers } from "@/server/queue/worker-heartbeat";

export interface Health {
  /** Web, database and queue all are: requests can be served. */
  ready: boolean;
  database: boolean;
  queue: boolean;
  /** Live worker processes. Without one jobs wait, and pages say so. */
  workers: number;
}

/** Asks each part of the application whether it works. No secret, no version, no address is told. */
export async function readHealth(): Promise<Health> {
  const database = await succeeds("database", () => getDatabase().$queryRaw`select 1`);
  const queue = database && (await succeeds("queue", askQueue));
  const workers = database ? await countLiveWorkers().catch(() => 0) : 0;
  return { ready: database && queue, database, queue, workers };
}

async function askQueue(): Promise<void> {
  const queue = await startQueue();
  await queue.getQueues();
}

async function succeeds(part: string, ask: () => Promise<unknown>): Promise<boolean> {
  try {
    await ask();
    return true;
  } catch (error) {
    log.warn({ err: error, part }, "not ready");
    return false;
  }
}
