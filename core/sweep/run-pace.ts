import { z } from "zod";

/** How many episodes were settled at a few moments: [seconds since 1970, episodes], ascending in time. */
export const RunPace = z.array(z.tuple([z.number(), z.int().min(0)]));
export type RunPace = z.infer<typeof RunPace>;

const KEPT_SECONDS = 300;
const SPACING_SECONDS = 2;
const MEASURED_SECONDS = 120;

/** The pace with one more moment; moments that are too old or too close to the last one are left out. */
export function extendPace(pace: RunPace, nowSeconds: number, episodes: number): RunPace {
  const kept = pace.filter(([at]) => at > nowSeconds - KEPT_SECONDS);
  const last = kept.at(-2);
  const base = last !== undefined && nowSeconds - last[0] < SPACING_SECONDS ? kept.slice(0, -1) : kept;
  return [...base, [nowSeconds, episodes]];
}

/** Episodes a second over the last two minutes; null before there are two moments to tell. */
export function episodesPerSecond(pace: RunPace, nowSeconds: number): number | null {
  const recent = pace.filter(([at]) => at > nowSeconds - MEASURED_SECONDS);
  const [first] = recent;
  const last = recent.at(-1);
  if (first === undefined || last === undefined || last[0] <= first[0] || last[1] < first[1]) return null;
  // Until now, not until the last episode: a run that stands still slows down before our eyes.
  return (last[1] - first[1]) / (Math.max(nowSeconds, last[0]) - first[0]);
}
