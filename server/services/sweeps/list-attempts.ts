import { z } from "zod";
import { getPool } from "@/server/database/pool";
import type { ProjectScope } from "@/server/scope";
import { findSweep } from "./find-sweep";

/** An attempt that did not become an outcome: another one took its place, or is to. Its turns are kept and not counted. */
export const EarlierAttempt = z.object({
  /** Of the planned episode. */
  planned: z.string(),
  /** Which delivery of its batch played it, from 1. */
  delivery: z.int().min(1),
  checkpoint: z.string(),
  taskId: z.string(),
  limit: z.int(),
  sample: z.int(),
  turns: z.int().min(1),
  lastTurn: z.int().min(1),
  lastPlayedAt: z.date(),
});
export type EarlierAttempt = z.infer<typeof EarlierAttempt>;

export const AttemptsQuery = z.object({
  run: z.string(),
  /** The last one of the page before. */
  cursor: z.object({ planned: z.string().regex(/^\d{1,19}$/), delivery: z.int() }).nullish(),
});
export type AttemptsQuery = z.infer<typeof AttemptsQuery>;

export interface AttemptsPage {
  items: EarlierAttempt[];
  nextCursor: { planned: string; delivery: number } | null;
}

const PAGE = 50;

/**
 * Turns that are kept, less those of the attempt that counts: the one in hand, and, of an episode that is missing, the one that ended it
 * (its turns stand in its transcript, too).
 */
const READ = `
  with kept as (
    select planned.id, kept.delivery, count(*)::int as turns, max(kept.index) as "lastTurn", max(kept."playedAt") as at
    from "Batch" join "PlannedEpisode" planned on planned."batchId" = "Batch".id join "AttemptTurn" kept on kept."plannedId" = planned.id
    where "Batch"."runId" = $1 and (planned.id, kept.delivery) > ($2::bigint, $3::int)
      and (planned."settledAt" is not null or "Batch".state <> 'running' or kept.delivery < "Batch".delivery)
    group by planned.id, kept.delivery
  )
  select kept.id::text as planned, kept.delivery, "Checkpoint".name as checkpoint, planned."taskId", planned."limit", planned.sample, turns,
         "lastTurn", at at time zone 'utc' as "lastPlayedAt"
  from kept join "PlannedEpisode" planned on planned.id = kept.id join "Entry" on "Entry".id = "entryId"
  join "Checkpoint" on "Checkpoint".id = "checkpointId"
  where not exists (
    select from "Episode" ended where ended."entryId" = planned."entryId" and ended."taskId" = planned."taskId"
      and ended."limit" = planned."limit" and ended.sample = planned.sample and ended.success is null and ended."turnsUsed" > 0
      and kept.delivery = (select max(delivery) from "AttemptTurn" where "plannedId" = kept.id))
  order by kept.id, kept.delivery limit ${PAGE + 1}`;

/** Attempts of a sweep that were begun again, in the order of its plan. Throws `not_found` as `findSweep` does. */
export async function listAttempts(scope: ProjectScope<"run:read">, { run, cursor }: AttemptsQuery): Promise<AttemptsPage> {
  await findSweep(scope, run);
  const { rows } = await getPool().query(READ, [run, cursor?.planned ?? "0", cursor?.delivery ?? 0]);
  const items = z.array(EarlierAttempt).parse(rows.slice(0, PAGE));
  const last = items.at(-1);
  return { items, nextCursor: rows.length > PAGE && last !== undefined ? { planned: last.planned, delivery: last.delivery } : null };
}
