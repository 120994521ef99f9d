import { z } from "zod";
import type { ProjectScope } from "@/server/scope";
import { EpisodeFilter } from "./episode-filter";
import { countEpisodes, MOST_COUNTED } from "./select-episodes";

export const EpisodeCountQuery = EpisodeFilter.extend({ run: z.string() });
export type EpisodeCountQuery = z.infer<typeof EpisodeCountQuery>;

export interface EpisodeCount {
  count: number;
  /** There are more than `count`. */
  more: boolean;
}

/** How many episodes of a run fit a filter. */
export async function countListed({ projectId }: ProjectScope<"run:read">, query: EpisodeCountQuery): Promise<EpisodeCount> {
  const { run, ...filter } = query;
  const count = await countEpisodes({ projectId, run, filter }, MOST_COUNTED + 1);
  return { count: Math.min(count, MOST_COUNTED), more: count > MOST_COUNTED };
}
