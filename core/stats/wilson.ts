import { normalCriticalValue, studentCriticalValue } from "./critical-value";
import type { Interval } from "./interval";
import type { MeanEstimate } from "./mean-estimate";

/** Wilson's interval for x successes in n independent draws. A `RangeError` unless 0 ≤ x ≤ n and n > 0. */
export function wilsonInterval(x: number, n: number, level: number): Interval {
  if (!(n > 0) || !(x >= 0 && x <= n)) throw new RangeError(`x must lie in 0 … n and n be positive, not ${x} of ${n}`);
  return wilsonAround(x / n, n, normalCriticalValue(level));
}

/** Wilson's formula for a rate, a number of draws (not necessarily whole) and a critical value; ends clipped to [0, 1]. */
function wilsonAround(rate: number, n: number, z: number): Interval {
  const shrink = 1 + (z * z) / n;
  const centre = (rate + (z * z) / (2 * n)) / shrink;
  const half = (z * Math.sqrt((rate * (1 - rate)) / n + (z * z) / (4 * n * n))) / shrink;
  return { low: rate === 0 ? 0 : Math.max(0, centre - half), high: rate === 1 ? 1 : Math.min(1, centre + half) };
}

/**
 * Interval of a mean of rates over tasks: Wilson with Student's quantile (units − 1 degrees of freedom) for z and
 * n_eff = v(1 − v)/SE², at most the number of episodes; n_eff = units where the SE is 0. Never of zero width, never beyond [0, 1].
 * Undefined with fewer than two units.
 */
export function meanRateInterval(estimate: MeanEstimate, episodes: number, level: number): Interval | undefined {
  if (estimate.se === undefined) return undefined;
  const rate = Math.min(1, Math.max(0, estimate.mean));
  const effective = estimate.se === 0 ? estimate.units : Math.min(episodes, (rate * (1 - rate)) / estimate.se ** 2);
  return wilsonAround(rate, effective, studentCriticalValue(level, estimate.units - 1));
}
