import { hostname } from "node:os";
import { getDatabase } from "../database/database";
import { log } from "../log";

const heartbeatIntervalMs = 5000;
const aliveForSeconds = 20;

/** Writes this worker down and renews its row until the returned function takes it away again. */
export async function startHeartbeat(): Promise<() => Promise<void>> {
  const { id } = await getDatabase().worker.create({ data: { host: hostname(), pid: process.pid }, select: { id: true } });
  const beating = setInterval(() => void beat(id), heartbeatIntervalMs);
  return async () => {
    clearInterval(beating);
    await getDatabase().worker.deleteMany({ where: { id } });
  };
}

/** How many workers said lately that they live. The database's clock decides: those of the machines may differ. */
export async function countLiveWorkers(): Promise<number> {
  const [row] = await getDatabase().$queryRaw<{ workers: number }[]>`
    select count(*)::int as workers from "Worker" where "seenAt" > (now() at time zone 'utc') - make_interval(secs => ${aliveForSeconds})`;
  return row?.workers ?? 0;
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
