import { z } from "zod";
import { MISSING_STOP_REASONS } from "@/core/trajectory/stop-reason";
import { inTransaction } from "@/server/database/pool";
import type { ProjectScope } from "@/server/scope";
import { findSweep } from "./find-sweep";
import { refreshRun } from "./refresh-run";
import { goOn } from "./resume-sweep";
import type { TallyGroup } from "./tally-episodes";

export const RetryMissing = z.object({
  run: z.string(),
  causes: z.array(z.enum(MISSING_STOP_REASONS)).min(1, "Choose what to retry.").max(MISSING_STOP_REASONS.length),
});
export type RetryMissing = z.infer<typeof RetryMissing>;

/** The turns of the attempt that failed stay (AttemptTurn); its episode is no longer counted. */
const REOPEN = `
  with gone as (
    delete from "Episode" using "Entry" where "Entry".id = "entryId" and "runId" = $1 and "stopReason" = any($2::text[])
    returning "entryId", "taskId", "limit", sample
  ), reopened as (
    update "PlannedEpisode" planned set "settledAt" = null, problem = null from gone
    where planned."entryId" = gone."entryId" and planned."taskId" = gone."taskId"
      and planned."limit" = gone."limit" and planned.sample = gone.sample
    returning planned."batchId", planned."entryId", planned."taskId", planned."limit"
  ), batches as (
    update "Batch" set settled = settled - n, state = (case state when 'done' then 'waiting' else state end)::"BatchState"
    from (select "batchId", count(*)::int as n from reopened group by "batchId") open where id = "batchId"
  )
  select "entryId", "taskId", "limit" from reopened`;

/** Has the episodes that are missing for these causes played again, as new attempts; returns how many. A halted sweep goes on with it. */
export async function retryMissing(scope: ProjectScope<"run:write">, { run, causes }: RetryMissing): Promise<{ episodes: number }> {
  await findSweep(scope, run);
  const reopened = await inTransaction(async (client) => {
    // Batches first and in order, as a worker that settles does: neither waits for the other in a circle.
    await client.query(`select id from "Batch" where "runId" = $1 order by id for update`, [run]);
    const { rows } = await client.query<TallyGroup>(REOPEN, [run, causes]);
    return rows;
  });
  if (reopened.length === 0) return { episodes: 0 };
  await refreshRun(run, distinctGroups(reopened));
  await goOn(run);
  return { episodes: reopened.length };
}

function distinctGroups(groups: readonly TallyGroup[]): TallyGroup[] {
  return [...new Map(groups.map((group) => [JSON.stringify(group), group])).values()];
}
