import betaQuantile from "@stdlib/stats-base-dists-beta-quantile";
import { checkLevel } from "./critical-value";
import type { Interval } from "./interval";
import { checkCounts } from "./pass-at-k";

/** Clopper and Pearson's exact interval for x successes in n: conservative, for claims of safety. */
export function clopperPearsonInterval(x: number, n: number, level: number): Interval {
  checkCounts(n, x, 1);
  checkLevel(level);
  const tail = (1 - level) / 2;
  return {
    low: x === 0 ? 0 : betaQuantile(tail, x, n - x + 1),
    high: x === n ? 1 : betaQuantile(1 - tail, x + 1, n - x),
  };
}

/** One-sided upper bound at `level` for the rate of something never seen in n draws: 1 − (1 − level)^(1/n). */
export function neverSolvedUpperBound(n: number, level: number): number {
  checkCounts(n, 0, 1);
  checkLevel(level);
  return -Math.expm1(Math.log1p(-level) / n);
}
