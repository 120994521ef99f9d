import type pg from "pg";
import { MISSING_STOP_REASONS } from "@/core/trajectory/stop-reason";

/** What a Tally row counts the episodes of. */
export interface TallyGroup {
  entryId: string;
  taskId: string;
  limit: number;
}

const KEY = `"entryId", "taskId", "limit"`;

/** The counts of core/trajectory/tally-builder, in SQL; a test holds the two against each other. */
const INSERT = `
  with touched as (
    select * from unnest($1::text[], $2::text[], $3::int[], $4::text[]) as t ("entryId", "taskId", "limit", cluster)
  ), facts as (
    select ${KEY}, cluster, success, "successTurn", "turnsUsed", "stopReason", "stopReason" = any($5::text[]) as missing
    from touched join "Episode" using (${KEY})
  ), successes as (
    select ${KEY}, jsonb_agg(jsonb_build_array("successTurn", episodes) order by "successTurn") as turns
    from (select ${KEY}, "successTurn", count(*)::int as episodes from facts
          where not missing and success and "successTurn" is not null group by ${KEY}, "successTurn") each_turn
    group by ${KEY}
  ), stops as (
    select ${KEY}, jsonb_object_agg("stopReason", episodes) as reasons,
           coalesce(jsonb_object_agg("stopReason", episodes) filter (where missing), '{}') as missing
    from (select ${KEY}, "stopReason", missing, count(*)::int as episodes from facts group by ${KEY}, "stopReason", missing) each_reason
    group by ${KEY}
  )
  insert into "Tally" (${KEY}, cluster, episodes, counted, successes, "notGraded", "maxTurnsUsed", "turnsKnown", "turnsTotal", "successTurns", missing, "stopReasons")
  select ${KEY}, max(cluster), count(*),
         count(*) filter (where not facts.missing and success is not null),
         count(*) filter (where not facts.missing and success),
         count(*) filter (where not facts.missing and success is null),
         max("turnsUsed"),
         count("turnsUsed") filter (where not facts.missing and success is not null),
         coalesce(sum("turnsUsed") filter (where not facts.missing and success is not null), 0),
         coalesce(turns, '[]'), stops.missing, reasons
  from facts join stops using (${KEY}) left join successes using (${KEY})
  group by ${KEY}, turns, stops.missing, reasons`;

/** Counts the episodes of these groups afresh; a group without episodes has no row. */
export async function tallyEpisodes(
  client: pg.ClientBase,
  groups: readonly TallyGroup[],
  clusters: ReadonlyMap<string, string | null>,
): Promise<void> {
  if (groups.length === 0) return;
  const keys = [groups.map(({ entryId }) => entryId), groups.map(({ taskId }) => taskId), groups.map(({ limit }) => limit)];
  await client.query(`delete from "Tally" where (${KEY}) in (select * from unnest($1::text[], $2::text[], $3::int[]))`, keys);
  const cluster = groups.map(({ taskId }) => clusters.get(taskId) ?? null);
  await client.query(INSERT, [...keys, cluster, MISSING_STOP_REASONS]);
}

/** Every group of a run that has settled episodes. */
export async function listSettledGroups(client: pg.ClientBase, runId: string): Promise<TallyGroup[]> {
  const { rows } = await client.query<TallyGroup>(
    `select distinct "PlannedEpisode"."entryId", "taskId", "limit" from "PlannedEpisode" join "Batch" on "Batch".id = "batchId"
     where "Batch"."runId" = $1 and "settledAt" is not null`,
    [runId],
  );
  return rows;
}
