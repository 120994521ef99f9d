import type pg from "pg";
import { inTransaction } from "@/server/database/pool";
import { enqueueAll } from "@/server/queue/queue";
import { refreshRun } from "@/server/services/sweeps/refresh-run";

interface LooseBatch {
  id: string;
  runId: string;
  position: number;
}

/** Batches whose worker has let its lease run out go back to waiting. */
const PUT_BACK = `
  update "Batch" set state = (case when settled = episodes then 'done' else 'waiting' end)::"BatchState", "leaseExpiresAt" = null
  where state = 'running' and "leaseExpiresAt" < now() at time zone 'utc'
  returning id, "runId", position`;

/** Batches that wait and that no job carries: the queue was emptied, or whoever filled it died before. */
const WITHOUT_JOB = `
  select "Batch".id, "runId", position from "Batch" join "Run" on "Run".id = "runId"
  where state = 'waiting' and "haltedBy" is null and "Batch".id not in (
    select data ->> 'batchId' from pgboss.job where name = 'sweep-batch' and state in ('created', 'retry', 'active') and data ->> 'batchId' is not null)`;

/** Runs whose counts nobody will bring up to date: their worker died between settling and counting. */
const UNCOUNTED = `
  select "Run".id from "Run" join "Batch" on "Batch"."runId" = "Run".id
  where kind = 'budget' and status in ('queued', 'running', 'stopping') and "lastNewsAt" < (now() at time zone 'utc') - interval '5 seconds'
  group by "Run".id
  having sum(settled) <> (totals ->> 'episodes')::int or ("inHand" > 0 and count(*) filter (where state = 'running') = 0)`;

/**
 * Sets right what a lost worker or a lost queue has left behind; one worker at a time. Returns how many batches it put into the queue.
 */
export async function reconcileSweeps(): Promise<number> {
  const found = await inTransaction(async (client) => {
    const { rows } = await client.query<{ mine: boolean }>(
      "select pg_try_advisory_xact_lock(hashtextextended('reconcile sweeps', 0)) as mine",
    );
    return rows[0]?.mine ? findLoose(client) : null;
  });
  if (found === null) return 0;
  await enqueueAll(
    "sweep-batch",
    found.batches.map(({ id, position }) => ({ payload: { batchId: id }, turn: position })),
  );
  for (const runId of found.runs) await refreshRun(runId, "all");
  return found.batches.length;
}

async function findLoose(client: pg.ClientBase): Promise<{ batches: LooseBatch[]; runs: ReadonlySet<string> }> {
  const putBack = await client.query<LooseBatch>(PUT_BACK);
  const withoutJob = await client.query<LooseBatch>(WITHOUT_JOB);
  const uncounted = await client.query<{ id: string }>(UNCOUNTED);
  const batches = new Map([...putBack.rows, ...withoutJob.rows].map((batch) => [batch.id, batch]));
  const runs = new Set([...putBack.rows.map(({ runId }) => runId), ...uncounted.rows.map(({ id }) => id)]);
  return { batches: [...batches.values()], runs };
}
