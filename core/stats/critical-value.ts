import normalQuantile from "@stdlib/stats-base-dists-normal-quantile";
import tQuantile from "@stdlib/stats-base-dists-t-quantile";

/** Throws a `RangeError` unless 0 < level < 1. */
export function checkLevel(level: number): void {
  if (!(level > 0 && level < 1)) throw new RangeError(`level must lie between 0 and 1, not ${level}`);
}

/** The z with P(|Z| ≤ z) = level for a standard normal Z. */
export function normalCriticalValue(level: number): number {
  checkLevel(level);
  return normalQuantile((1 + level) / 2, 0, 1);
}

/** The t with P(|T| ≤ t) = level for Student's T with `df` degrees of freedom. */
export function studentCriticalValue(level: number, df: number): number {
  checkLevel(level);
  if (!(df > 0)) throw new RangeError(`degrees of freedom must be positive, not ${df}`);
  return tQuantile((1 + level) / 2, df);
}
