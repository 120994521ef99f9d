import { z } from "zod";
import { MISSING_STOP_REASONS } from "@/core/trajectory/stop-reason";
import { getPool } from "@/server/database/pool";
import type { ProjectScope } from "@/server/scope";
import { findSweep } from "./find-sweep";

/** Missing episodes of a sweep of which the same was said: messages that differ only in their numbers are one group. */
export const SweepProblem = z.object({
  cause: z.enum(MISSING_STOP_REASONS),
  episodes: z.int().min(1),
  /** What was said of the first of them; null where nothing was. */
  message: z.string().nullable(),
  /** The id of that episode. */
  episode: z.string(),
});
export type SweepProblem = z.infer<typeof SweepProblem>;

const SHOWN = 100;

/** Tallies know which (entry, task, limit) have missing episodes: only theirs are read. */
const READ = `
  with said as (
    select "Episode".id, "stopReason" as cause, problem, regexp_replace(problem, '[0-9]+([.][0-9]+)?', '0', 'g') as pattern
    from "Entry" join "Tally" on "Tally"."entryId" = "Entry".id and missing <> '{}'
      join "Episode" on "Episode"."entryId" = "Entry".id and "Episode"."taskId" = "Tally"."taskId" and "Episode"."limit" = "Tally"."limit"
      join "PlannedEpisode" planned on planned."entryId" = "Entry".id and planned."taskId" = "Episode"."taskId"
        and planned."limit" = "Episode"."limit" and planned.sample = "Episode".sample
    where "runId" = $1 and "stopReason" = any($2::text[])
  )
  select cause, count(*)::int as episodes, (array_agg(problem order by id))[1] as message, min(id)::text as episode
  from said group by cause, pattern order by episodes desc, min(id) limit ${SHOWN}`;

/** Why episodes of a sweep are missing, the most frequent reasons first. Throws `not_found` as `findSweep` does. */
export async function listProblems(scope: ProjectScope<"run:read">, runId: string): Promise<SweepProblem[]> {
  await findSweep(scope, runId);
  const { rows } = await getPool().query(READ, [runId, MISSING_STOP_REASONS]);
  return z.array(SweepProblem).parse(rows);
}
