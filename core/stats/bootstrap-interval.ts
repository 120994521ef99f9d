import normalQuantile from "@stdlib/stats-base-dists-normal-quantile";
import { checkLevel } from "./critical-value";
import { empiricalQuantile } from "./empirical-quantile";
import type { Interval } from "./interval";
import { meanOf } from "./mean-estimate";
import { normalCdf } from "./normal-cdf";

/** The middle `level` of the replicates. A `RangeError` for no replicates. */
export function percentileInterval(replicates: ArrayLike<number>, level: number): Interval {
  checkLevel(level);
  const sorted = Float64Array.from(replicates).sort();
  return { low: empiricalQuantile(sorted, (1 - level) / 2), high: empiricalQuantile(sorted, (1 + level) / 2) };
}

/**
 * Efron's bias-corrected and accelerated interval; `leftOut` are the estimates with one unit left out. Replicates tied with the estimate
 * count half. Where the correction does not exist (z0 infinite, no spread in `leftOut`) it is the percentile interval, and says so.
 */
export function bcaInterval(
  replicates: ArrayLike<number>,
  estimate: number,
  leftOut: ArrayLike<number>,
  level: number,
): Interval & { readonly method: "bca" | "percentile" } {
  checkLevel(level);
  const sorted = Float64Array.from(replicates).sort();
  const bias = normalQuantile(shareBelow(sorted, estimate), 0, 1);
  const acceleration = accelerationOf(leftOut);
  if (!Number.isFinite(bias) || !Number.isFinite(acceleration)) return { ...percentileInterval(sorted, level), method: "percentile" };
  const end = (p: number) => {
    const shifted = bias + normalQuantile(p, 0, 1);
    return empiricalQuantile(sorted, normalCdf(bias + shifted / (1 - acceleration * shifted)));
  };
  return { low: end((1 - level) / 2), high: end((1 + level) / 2), method: "bca" };
}

function shareBelow(values: Float64Array, estimate: number): number {
  let below = 0;
  for (const value of values) below += value < estimate ? 1 : value === estimate ? 0.5 : 0;
  return below / values.length;
}

/** Σd³ / (6 (Σd²)^{3/2}) with d = mean − estimate without the unit; NaN where nothing varies. */
function accelerationOf(leftOut: ArrayLike<number>): number {
  const mean = meanOf(leftOut);
  let squares = 0;
  let cubes = 0;
  for (const value of Array.from(leftOut)) {
    squares += (mean - value) ** 2;
    cubes += (mean - value) ** 3;
  }
  return cubes / (6 * squares ** 1.5);
}
