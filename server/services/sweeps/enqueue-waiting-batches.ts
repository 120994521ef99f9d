import { getDatabase } from "@/server/database/database";
import { enqueueAll } from "@/server/queue/queue";

/**
 * Puts the batches of a run that wait into the queue. One job too many does no harm: a batch is given to one worker at a time, and once it
 * is done to nobody.
 */
export async function enqueueWaitingBatches(runId: string): Promise<void> {
  const waiting = await getDatabase().batch.findMany({
    where: { runId, state: "waiting", run: { haltedBy: null } },
    select: { id: true, position: true },
    orderBy: { position: "asc" },
  });
  await enqueueAll(
    "sweep-batch",
    waiting.map(({ id, position }) => ({ payload: { batchId: id }, turn: position })),
  );
}
