import { getPool } from "@/server/database/pool";
import { enqueueAll } from "@/server/queue/queue";
import type { BatchLease } from "@/server/scope";

/** The batch is done when all of it is settled; else it waits for its next delivery. A batch that is not ours any more stays as it is. */
const RELEASE = `
  update "Batch" set state = (case when settled = episodes then 'done' else 'waiting' end)::"BatchState", "leaseExpiresAt" = null
  where id = $1 and delivery = $2 and state = 'running'
  returning state::text, position`;

/** Gives a lease back, and what is left of its batch to the queue. */
export async function releaseBatch({ batchId, delivery }: BatchLease): Promise<void> {
  const { rows } = await getPool().query<{ state: string; position: number }>(RELEASE, [batchId, delivery]);
  const [row] = rows;
  if (row?.state === "waiting") await enqueueAll("sweep-batch", [{ payload: { batchId }, turn: row.position }]);
}
