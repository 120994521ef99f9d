import { z } from "zod";
import { AppError } from "@/core/app-error";
import { getDatabase } from "@/server/database/database";
import type { ProjectScope } from "@/server/scope";
import { placeOf } from "./episode-cursor";
import { EpisodeFilter } from "./episode-filter";
import { countEpisodes, MOST_COUNTED, selectEpisodes } from "./select-episodes";

export const PlaceQuery = z.object({
  /** The list of its run that a person came from. */
  list: EpisodeFilter,
});
export type PlaceQuery = z.infer<typeof PlaceQuery>;

/** Where an episode stands in a filtered list, and who stands beside it there; ids, null at the ends. */
export interface PlaceInList {
  previous: string | null;
  next: string | null;
  /** Whether it is in the list at all. */
  fits: boolean;
  /** From 1; null where nobody counted so far. */
  position: number | null;
  total: number;
  /** There are more than `total`. */
  more: boolean;
}

const columns = {
  id: true,
  entryId: true,
  taskId: true,
  limit: true,
  sample: true,
  entry: { select: { runId: true } },
} as const;

/** Where an episode stands in a filtered list of its run. Throws `not_found` for what is not the project's. */
export async function getPlaceInList(
  { projectId }: ProjectScope<"run:read">,
  episodeId: string,
  { list }: PlaceQuery,
): Promise<PlaceInList> {
  const where = { id: BigInt(episodeId), entry: { run: { projectId } } };
  const episode = await getDatabase().episode.findFirst({ where, select: columns });
  if (episode === null) throw new AppError("not_found", "There is no such episode, or it isn't yours to see.");
  const source = { projectId, run: episode.entry.runId, filter: list };
  const place = placeOf(episode);
  const [[previous], [next], itself, before, total] = await Promise.all([
    selectEpisodes(source, { direction: "before", place, take: 1 }),
    selectEpisodes(source, { direction: "after", place, take: 1 }),
    countEpisodes(source, 1, { id: episode.id }),
    countEpisodes(source, MOST_COUNTED + 1, { before: place }),
    countEpisodes(source, MOST_COUNTED + 1),
  ]);
  return {
    previous: previous === undefined ? null : String(previous.id),
    next: next === undefined ? null : String(next.id),
    fits: itself === 1,
    position: before > MOST_COUNTED ? null : before + 1,
    total: Math.min(total, MOST_COUNTED),
    more: total > MOST_COUNTED,
  };
}
