import { z } from "zod";
import type { Method } from "@/core/trajectory/method";
import type { StopReason } from "@/core/trajectory/stop-reason";
import type { ProjectScope } from "@/server/scope";
import { decodeCursor, encodeCursor, placeOf } from "./episode-cursor";
import { EpisodeFilter } from "./episode-filter";
import { classifyOutcome, type OutcomeClass } from "./outcome-class";
import { type EpisodeColumns, type ListedColumns, selectEpisodes } from "./select-episodes";

export const EpisodesQuery = EpisodeFilter.extend({
  run: z.string(),
  cursor: z.string().max(4_000).nullish(),
  limit: z.int().min(1).max(200).default(100),
});
export type EpisodesQuery = z.infer<typeof EpisodesQuery>;

/** An episode without its text. */
export interface EpisodeRow {
  id: string;
  entryId: string;
  checkpoint: string;
  taskId: string;
  limit: number | null;
  sample: number;
  outcome: OutcomeClass;
  success: boolean | null;
  score: number | null;
  successTurn: number | null;
  turnsUsed: number | null;
  stopReason: StopReason;
}

export interface ListedEpisode extends EpisodeRow {
  method: Method;
  /** Why it is missing, in one sentence, where that is kept. */
  problem: string | null;
}

export interface EpisodePage {
  items: ListedEpisode[];
  nextCursor: string | null;
}

/** Episodes of a run without their text, by task, limit, sample and entry, keyset. */
export async function listEpisodes({ projectId }: ProjectScope<"run:read">, query: EpisodesQuery): Promise<EpisodePage> {
  const { run, cursor, limit, ...filter } = query;
  const place = cursor == null ? null : decodeCursor(cursor);
  const rows = await selectEpisodes({ projectId, run, filter }, { direction: "after", place, take: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(toListedEpisode),
    nextCursor: rows.length > limit && last !== undefined ? encodeCursor(placeOf(last)) : null,
  };
}

function toListedEpisode({ checkpoint, method, problem, ...row }: ListedColumns): ListedEpisode {
  return { ...toEpisodeRow(row, checkpoint), method, problem };
}

export function toEpisodeRow({ id, stopReason, ...row }: EpisodeColumns, checkpoint: string): EpisodeRow {
  return { ...row, id: String(id), checkpoint, ...classifyOutcome(stopReason, row.success) };
}
