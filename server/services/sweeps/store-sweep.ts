import type pg from "pg";
import type { PlannedEpisode } from "@/core/sweep/plan-sweep";
import type { SweepCheckpoint, SweepSpec } from "@/core/sweep/sweep-spec";
import { copyRows } from "@/server/database/copy-rows";
import { inTransaction } from "@/server/database/pool";
import type { ProjectScope } from "@/server/scope";
import { groupBy } from "../group-by";
import type { EntryLedger } from "../runs/entry-ledger";
import type { RunTotals } from "../runs/run-totals";
import { makeSortableId } from "../runs/sortable-id";

/** Large enough that a job is worth its way, small enough that a lost worker takes little with it. */
const EPISODES_A_BATCH = 32;

const BATCH = `"Batch" (id, "runId", "entryId", "checkpointId", position, episodes)`;
const PLANNED = `"PlannedEpisode" ("batchId", "entryId", "taskId", "limit", sample, seed)`;
const NOTHING_YET: RunTotals = { episodes: 0, counted: 0, missing: {}, notGraded: 0, duplicates: 0, tasks: 0 };

export interface PlannedSweep {
  spec: SweepSpec;
  plan: readonly PlannedEpisode[];
  idempotencyKey: string;
}

/** Stores a sweep with every episode that it asks for, in one transaction; returns its run, or the one that the key has made before. */
export function storeSweep(scope: ProjectScope<"run:write">, sweep: PlannedSweep): Promise<string> {
  return inTransaction(async (client) => {
    const runId = makeSortableId("run");
    if (!(await insertRun(client, scope, runId, sweep))) return findRun(client, scope.projectId, sweep.idempotencyKey);
    const suiteId = await ensureSuite(client, scope.projectId, sweep.spec.suite);
    const byCheckpoint = groupBy(sweep.plan, ({ checkpoint }) => checkpoint);
    for (const checkpoint of sweep.spec.checkpoints) {
      const entryId = await insertEntry(client, { runId, suiteId, spec: sweep.spec, checkpoint });
      await insertBatches(client, { runId, entryId, checkpointId: checkpoint.id ?? "" }, byCheckpoint.get(checkpoint.name) ?? []);
    }
    return runId;
  });
}

/** False where the key has been used: a second launch waits here until the first is stored. */
async function insertRun(client: pg.PoolClient, scope: ProjectScope<"run:write">, id: string, sweep: PlannedSweep): Promise<boolean> {
  const { spec, plan, idempotencyKey } = sweep;
  const { rowCount } = await client.query(
    `insert into "Run" (id, "projectId", kind, name, status, "createdById", totals, spec, "idempotencyKey", planned, "lastNewsAt")
     values ($1, $2, 'budget', $3, 'queued', $4, $5, $6, $7, $8, now() at time zone 'utc')
     on conflict ("projectId", "idempotencyKey") do nothing`,
    [id, scope.projectId, spec.name, scope.userId, JSON.stringify(NOTHING_YET), JSON.stringify(spec), idempotencyKey, plan.length],
  );
  return rowCount === 1;
}

async function findRun(client: pg.PoolClient, projectId: string, idempotencyKey: string): Promise<string> {
  const { rows } = await client.query<{ id: string }>(`select id from "Run" where "projectId" = $1 and "idempotencyKey" = $2`, [
    projectId,
    idempotencyKey,
  ]);
  const [row] = rows;
  if (row === undefined) throw new Error("A launch was refused for its key, and no run has it.");
  return row.id;
}

async function ensureSuite(client: pg.PoolClient, projectId: string, { name, version, split }: SweepSpec["suite"]): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into "Suite" (id, "projectId", name, version, split) values ($1, $2, $3, $4, $5)
     on conflict ("projectId", name, version, split) do update set name = excluded.name returning id`,
    [makeSortableId("sui"), projectId, name, version, split],
  );
  return rows[0]?.id ?? "";
}

interface NewEntry {
  runId: string;
  suiteId: string;
  spec: SweepSpec;
  checkpoint: SweepCheckpoint;
}

async function insertEntry(client: pg.PoolClient, { runId, suiteId, spec, checkpoint }: NewEntry): Promise<string> {
  const id = makeSortableId("ent");
  const ledger: EntryLedger = {
    method: checkpoint.method ?? null,
    duplicates: 0,
    equalTranscripts: 0,
    withTranscript: 0,
    tasks: 0,
    episodes: 0,
    limits: [],
  };
  await client.query(
    `insert into "Entry" (id, "runId", "checkpointId", "suiteId", visibility, unit, ledger) values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, runId, checkpoint.id, suiteId, spec.visibility, spec.unit, JSON.stringify(ledger)],
  );
  return id;
}

async function insertBatches(
  client: pg.PoolClient,
  { runId, entryId, checkpointId }: { runId: string; entryId: string; checkpointId: string },
  plan: readonly PlannedEpisode[],
): Promise<void> {
  const batches = [];
  for (let start = 0; start < plan.length; start += EPISODES_A_BATCH) {
    batches.push({ id: makeSortableId("bat"), episodes: plan.slice(start, start + EPISODES_A_BATCH) });
  }
  await copyRows(
    client,
    BATCH,
    batches.map(({ id, episodes }, position) => [id, runId, entryId, checkpointId, position, episodes.length]),
  );
  const planned = batches.flatMap(({ id, episodes }) =>
    episodes.map(({ taskId, limit, sample, seed }) => [id, entryId, taskId, limit, sample, seed]),
  );
  await copyRows(client, PLANNED, planned);
}
