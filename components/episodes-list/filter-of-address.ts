import type { RouterInputs } from "@/server/api/root";
import type { EpisodesChoice } from "./episodes-address";

export type EpisodeFilter = RouterInputs["episodes"]["place"]["list"];

/** What an address asks of the server. */
export function filterOfAddress({ entry, task, t, sample, outcome, by, stop, error, flips }: EpisodesChoice): EpisodeFilter {
  return {
    entry: entry ?? undefined,
    task: task ?? undefined,
    t: t ?? undefined,
    sample: sample ?? undefined,
    outcome: outcome ?? undefined,
    solvedBy: by ?? undefined,
    stopReason: stop ?? undefined,
    error: error?.trim() || undefined,
    flips: flips ?? undefined,
  };
}
