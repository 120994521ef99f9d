import type { EpisodeRow } from "./use-episode-pages";

/** Turns used of those allowed: "5 / 6"; "5" without a known limit. */
export function turnsText({ turnsUsed, limit }: Pick<EpisodeRow, "turnsUsed" | "limit">): string {
  const used = turnsUsed === null ? "–" : String(turnsUsed);
  return limit === null ? used : `${used} / ${limit}`;
}
