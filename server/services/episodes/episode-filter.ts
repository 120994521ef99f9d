import { z } from "zod";
import { MISSING_STOP_REASONS, StopReason } from "@/core/trajectory/stop-reason";
import { Prisma } from "@/server/database/client/client";
import { OutcomeClass } from "./outcome-class";

/** Which episodes are meant; every field that is given narrows. */
export const EpisodeFilter = z.object({
  entry: z.string().optional(),
  task: z.string().max(500).optional(),
  /** The limit of the budget; null = those whose limit is unknown. */
  t: z.int().min(1).nullable().optional(),
  sample: z.int().min(0).optional(),
  outcome: OutcomeClass.optional(),
  /** Long episodes are cut at this turn: only a success by then counts as one. */
  solvedBy: z.int().min(1).optional(),
  stopReason: StopReason.optional(),
  /** A part of the sentence that says why an episode is missing. */
  error: z.string().trim().min(1).max(500).optional(),
  /** Tasks that one of two entries solved at least once and the other never, at `t` and by `solvedBy`; their episodes of both. */
  flips: z.object({ a: z.string(), b: z.string() }).optional(),
});
export type EpisodeFilter = z.infer<typeof EpisodeFilter>;

const missing = Prisma.sql`episode."stopReason" in (${Prisma.join([...MISSING_STOP_REASONS])})`;

/** What the filter says of rows named `episode`. */
export function episodeConditions(projectId: string, filter: EpisodeFilter): Prisma.Sql[] {
  const { task, t, sample, stopReason, error, flips } = filter;
  return [
    ...(task === undefined ? [] : [Prisma.sql`episode."taskId" = ${task}`]),
    ...(t === undefined ? [] : [Prisma.sql`episode."limit" is not distinct from ${t}::int`]),
    ...(sample === undefined ? [] : [Prisma.sql`episode.sample = ${sample}`]),
    ...(stopReason === undefined ? [] : [Prisma.sql`episode."stopReason" = ${stopReason}`]),
    ...outcomeConditions(filter),
    ...(error === undefined ? [] : [missing, Prisma.sql`position(lower(${error}) in lower(${problemOf})) > 0`]),
    ...(flips === undefined ? [] : [flipCondition(projectId, filter, flips)]),
  ];
}

/** Why a planned episode is missing, in the words that were kept when it was settled; null for imported ones. */
export const problemOf = Prisma.sql`(
  select planned.problem from "PlannedEpisode" planned where planned."entryId" = episode."entryId"
    and planned."taskId" = episode."taskId" and planned."limit" = episode."limit" and planned.sample = episode.sample)`;

/** The rule of `classifyOutcome`, in SQL; cut at a turn, where a success of unknown turn says nothing. */
function outcomeConditions({ outcome, solvedBy }: EpisodeFilter): Prisma.Sql[] {
  if (outcome === undefined) return [];
  if (outcome === "missing") return [missing];
  const solved =
    solvedBy === undefined ? Prisma.sql`episode.success` : Prisma.sql`(episode.success and episode."successTurn" <= ${solvedBy})`;
  const says = {
    success: solved,
    failure: Prisma.sql`episode.success is not null and not ${solved}`,
    not_graded: Prisma.sql`episode.success is null`,
  };
  return [Prisma.sql`not ${missing}`, says[outcome]];
}

/** Reads the counts, of which there are few; those of another project's entries tell nothing. */
function flipCondition(projectId: string, { t, solvedBy }: EpisodeFilter, { a, b }: { a: string; b: string }): Prisma.Sql {
  const solved =
    solvedBy === undefined
      ? Prisma.sql`tally.successes`
      : Prisma.sql`(select coalesce(sum((pair->>1)::int), 0) from jsonb_array_elements(tally."successTurns") pair where (pair->>0)::int <= ${solvedBy})`;
  const atT = t === undefined ? Prisma.sql`true` : Prisma.sql`tally."limit" is not distinct from ${t}::int`;
  const [ofA, ofB] = [a, b].map((entry) => Prisma.sql`filter (where tally."entryId" = ${entry})`);
  return Prisma.sql`episode."taskId" in (
    select tally."taskId" from "Tally" tally join "Entry" owned on owned.id = tally."entryId" join "Run" home on home.id = owned."runId"
    where tally."entryId" in (${a}, ${b}) and home."projectId" = ${projectId} and ${atT}
    group by tally."taskId"
    having sum(tally.counted) ${ofA} > 0 and sum(tally.counted) ${ofB} > 0 and (sum(${solved}) ${ofA} > 0) <> (sum(${solved}) ${ofB} > 0))`;
}
