import type pg from "pg";
import { z } from "zod";
import { extendPace, RunPace } from "@/core/sweep/run-pace";
import { deriveRunStatus } from "@/core/sweep/run-status";
import { SweepSpec } from "@/core/sweep/sweep-spec";
import { inTransaction } from "@/server/database/pool";
import { RunTotals } from "../runs/run-totals";
import { findSuite } from "./find-suite";
import { listSettledGroups, type TallyGroup, tallyEpisodes } from "./tally-episodes";

/**
 * Brings everything up to date that is derived from a sweep's episodes: the tallies of the touched groups, the ledgers of entries, totals,
 * pace and status of the run. One refresh of a run at a time; does nothing for a run that is gone.
 */
export async function refreshRun(runId: string, touched: readonly TallyGroup[] | "all"): Promise<void> {
  await inTransaction(async (client) => {
    // Its own statement: what follows has to see what was committed while we waited.
    await client.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`refresh ${runId}`]);
    const run = await readRun(client, runId);
    if (run === null) return;
    const groups = touched === "all" ? await listSettledGroups(client, runId) : touched;
    await tallyEpisodes(client, groups, clustersOf(run.spec));
    if (groups.length > 0) await client.query(LEDGERS, [runId]);
    await writeProgress(client, runId, run);
  });
}

const RunRow = z.object({ spec: SweepSpec, planned: z.int(), halted: z.boolean(), pace: RunPace });
type RunRow = z.infer<typeof RunRow>;

async function readRun(client: pg.ClientBase, runId: string): Promise<RunRow | null> {
  const { rows } = await client.query(
    `select spec, planned, "haltedBy" is not null as halted, pace from "Run" where id = $1 and kind = 'budget' for no key update`,
    [runId],
  );
  return rows.length === 0 ? null : RunRow.parse(rows[0]);
}

function clustersOf(spec: SweepSpec): Map<string, string | null> {
  return new Map(findSuite(spec.suite).suite.tasks.map(({ id, cluster }) => [id, cluster]));
}

/** What of an entry can't be added up from its tallies, and the sums that lists want at once. */
const LEDGERS = `
  update "Entry" set ledger = jsonb_build_object(
    'method', entry.ledger -> 'method', 'duplicates', 0,
    'equalTranscripts', coalesce(texts.equal, 0), 'withTranscript', coalesce(texts.episodes, 0),
    'tasks', coalesce(counts.tasks, 0), 'episodes', coalesce(counts.episodes, 0), 'limits', coalesce(counts.limits, '[]'))
  from "Entry" entry
  left join (
    select "entryId", sum(n)::int as episodes, coalesce(sum(n) filter (where n > 1), 0)::int as equal
    from (select "entryId", count(*) as n from "Episode" where "entryId" in (select id from "Entry" where "runId" = $1)
          and "transcriptHash" is not null group by "entryId", "taskId", "transcriptHash") same group by "entryId"
  ) texts on texts."entryId" = entry.id
  left join (
    select "entryId", count(distinct "taskId")::int as tasks, sum(episodes)::int as episodes,
           (select jsonb_agg(distinct each."limit" order by each."limit") from "Tally" each where each."entryId" = "Tally"."entryId") as limits
    from "Tally" group by "entryId"
  ) counts on counts."entryId" = entry.id
  where "Entry".id = entry.id and entry."runId" = $1`;

const COUNTS = `
  with tallies as (select "Tally".* from "Tally" join "Entry" on "Entry".id = "entryId" where "runId" = $1)
  select coalesce(sum(episodes), 0)::int as episodes, coalesce(sum(counted), 0)::int as counted,
         coalesce(sum("notGraded"), 0)::int as "notGraded", count(distinct ("entryId", "taskId"))::int as tasks,
         (select coalesce(jsonb_object_agg(reason, n), '{}') from
           (select key as reason, sum(value::int)::int as n from tallies, jsonb_each_text(missing) group by key) reasons) as missing,
         (select coalesce(sum(settled), 0)::int from "Batch" where "runId" = $1) as settled,
         (select coalesce(sum(episodes - settled), 0)::int from "Batch" where "runId" = $1 and state = 'running') as "inHand",
         extract(epoch from now())::float as "nowSeconds"
  from tallies`;

const Counts = RunTotals.omit({ duplicates: true }).extend({ settled: z.int(), inHand: z.int(), nowSeconds: z.number() });

async function writeProgress(client: pg.ClientBase, runId: string, { planned, halted, pace }: RunRow): Promise<void> {
  const { rows } = await client.query(COUNTS, [runId]);
  const { settled, inHand, nowSeconds, ...counts } = Counts.parse(rows[0]);
  const missing = Object.values(counts.missing).reduce((sum, episodes) => sum + episodes, 0);
  // What another worker has settled and not yet counted is still in somebody's hands.
  const inFlight = inHand + Math.max(0, settled - counts.episodes);
  const status = deriveRunStatus({ planned, inFlight, counted: counts.episodes - missing, missing, halted });
  await client.query(
    `update "Run" set totals = $2, "inHand" = $3, status = $4::"RunStatus", pace = $5,
       "finishedAt" = case when $6 then coalesce("finishedAt", now() at time zone 'utc') end where id = $1`,
    [
      runId,
      JSON.stringify({ ...counts, duplicates: 0 } satisfies RunTotals),
      inFlight,
      status,
      JSON.stringify(extendPace(pace, nowSeconds, counts.episodes)),
      counts.episodes === planned,
    ],
  );
}
