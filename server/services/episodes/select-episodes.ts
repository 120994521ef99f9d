import type { Method } from "@/core/trajectory/method";
import { Prisma } from "@/server/database/client/client";
import { getDatabase } from "@/server/database/database";
import type { EpisodePlace } from "./episode-cursor";
import { type EpisodeFilter, episodeConditions, problemOf } from "./episode-filter";

/** The episodes of a run, or of the two entries of `filter.flips`, wherever in the project they are. */
export interface EpisodeSource {
  readonly projectId: string;
  readonly run: string;
  readonly filter: EpisodeFilter;
}

export interface EpisodeColumns {
  id: bigint;
  entryId: string;
  taskId: string;
  limit: number | null;
  sample: number;
  success: boolean | null;
  score: number | null;
  successTurn: number | null;
  turnsUsed: number | null;
  stopReason: string;
}

/** What a list says of an episode beside its own columns. */
export interface ListedColumns extends EpisodeColumns {
  checkpoint: string;
  method: Method;
  problem: string | null;
}

/** Further than this nobody counts. */
export const MOST_COUNTED = 10_000;

interface Stretch {
  /** Towards later places, or back. */
  readonly direction: "after" | "before";
  /** Where it begins, not included; null: at the end of the list that `direction` comes from. */
  readonly place: EpisodePlace | null;
  readonly take: number;
}

const ENTRIES = Prisma.sql`"Entry" entry join "Run" run on run.id = entry."runId"`;
const PLACE = Prisma.sql`episode."taskId", coalesce(episode."limit", 0), episode.sample`;

/**
 * A stretch of the list by task, limit, sample, entry. Each entry gives its first rows by the index of identity, so that a page costs
 * the same wherever it stands in a run of any size.
 */
export async function selectEpisodes(source: EpisodeSource, { direction, place, take }: Stretch): Promise<ListedColumns[]> {
  const order = direction === "after" ? Prisma.sql`asc` : Prisma.sql`desc`;
  const compare = direction === "after" ? Prisma.sql`>` : Prisma.sql`<`;
  const beyond = place === null ? [] : [Prisma.sql`(${PLACE}, episode."entryId") ${compare} (${Prisma.join(place)})`];
  const ordered = Prisma.sql`episode."taskId" ${order}, coalesce(episode."limit", 0) ${order}, episode.sample ${order}`;
  return getDatabase().$queryRaw<ListedColumns[]>`
    select episode.id, episode."entryId", episode."taskId", episode."limit", episode.sample, success, score, "successTurn", "turnsUsed", "stopReason",
      checkpoint.name as checkpoint, checkpoint.method::text as method, ${problemOf} as problem
    from ${ENTRIES} join "Checkpoint" checkpoint on checkpoint.id = entry."checkpointId"
    cross join lateral (select * from "Episode" episode where ${episodesOf(source, beyond)} order by ${ordered} limit ${take}) episode
    where ${entryCondition(source)} order by ${ordered}, episode."entryId" ${order} limit ${take}`;
}

/** How many episodes the list has, or those of them that stand before a place, or are the one with this id; counts no further than `most`. */
export async function countEpisodes(
  source: EpisodeSource,
  most: number,
  only: { before?: EpisodePlace; id?: bigint } = {},
): Promise<number> {
  const { before, id } = only;
  const narrowed = [
    ...(before === undefined ? [] : [Prisma.sql`(${PLACE}, episode."entryId") < (${Prisma.join(before)})`]),
    ...(id === undefined ? [] : [Prisma.sql`episode.id = ${id}`]),
  ];
  const [row] = await getDatabase().$queryRaw<{ count: number }[]>`
    select count(*)::int as count from (
      select 1 from ${ENTRIES} join "Episode" episode on ${episodesOf(source, narrowed)}
      where ${entryCondition(source)} limit ${most}) counted`;
  return row?.count ?? 0;
}

function entryCondition({ projectId, run, filter: { entry, flips } }: EpisodeSource): Prisma.Sql {
  const among = flips === undefined ? Prisma.sql`run.id = ${run}` : Prisma.sql`entry.id in (${flips.a}, ${flips.b})`;
  const only = entry === undefined ? Prisma.sql`true` : Prisma.sql`entry.id = ${entry}`;
  return Prisma.sql`run."projectId" = ${projectId} and ${among} and ${only}`;
}

function episodesOf({ projectId, filter }: EpisodeSource, more: readonly Prisma.Sql[]): Prisma.Sql {
  return Prisma.join([Prisma.sql`episode."entryId" = entry.id`, ...episodeConditions(projectId, filter), ...more], " and ");
}
