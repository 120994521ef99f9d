import { hostname } from "node:os";
import { getDatabase } from "../database/database";
import { getPool } from "../database/pool";
import { log } from "../log";

const heartbeatIntervalMs = 5000;
const aliveForSeconds = 20;

/** SQL: whether a row of "Worker" said lately that it lives. The database's clock decides: those of the machines may differ. */
export const WORKER_LIVES = `"Worker"."seenAt" > (now() at time zone 'utc') - make_interval(secs => ${aliveForSeconds})`;

/** This process among the workers. */
export interface RegisteredWorker {
  readonly id: string;
  /** Takes its row away. */
  leave(): Promise<void>;
}

/** Writes this worker down and renews its row until it leaves. */
export async function startHeartbeat(): Promise<RegisteredWorker> {
  const { id } = await getDatabase().worker.create({ data: { host: hostname(), pid: process.pid }, select: { id: true } });
  const beating = setInterval(() => void beat(id), heartbeatIntervalMs);
  return {
    id,
    leave: async () => {
      clearInterval(beating);
      await getDatabase().worker.deleteMany({ where: { id } });
    },
  };
}

/** How many workers said lately that they live. */
export async function countLiveWorkers(): Promise<number> {
  const { rows } = await getPool().query<{ workers: number }>(`select count(*)::int as workers from "Worker" where ${WORKER_LIVES}`);
  return rows[0]?.workers ?? 0;
}

/** Also forgets the workers that were killed an hour ago or more. */
async function beat(id: string): Promise<void> {
  try {
    await getDatabase().$executeRaw`update "Worker" set "seenAt" = now() at time zone 'utc' where id = ${id}`;
    await getDatabase().$executeRaw`delete from "Worker" where "seenAt" < (now() at time zone 'utc') - interval '1 hour'`;
  } catch (error) {
    log.warn({ err: error }, "heartbeat not written");
  }
}
