import type { RouterOutputs } from "@/server/api/root";

type Totals = RouterOutputs["runs"]["list"]["items"][number]["totals"];

/** "98.8 %" of the episodes that ended; rounded down, so that "100 %" means all of them. */
export function countedShare({ episodes, counted }: Totals): string {
  if (episodes === 0) return "–";
  const perMille = Math.floor((1000 * counted) / episodes);
  return `${perMille === 1000 ? "100" : (perMille / 10).toFixed(1)} %`;
}
