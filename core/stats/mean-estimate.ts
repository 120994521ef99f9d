import { studentCriticalValue } from "./critical-value";
import type { Interval } from "./interval";
import { sumByUnit, type Units } from "./units";

/** Differences and spreads up to this size are rounding noise: they count as zero. */
export const ZERO_TOLERANCE = 1e-12;

/** A mean over tasks with its standard error over units (tasks or clusters). */
export interface MeanEstimate {
  readonly mean: number;
  /** Exactly 0 where the values do not vary; undefined with fewer than two units. */
  readonly se: number | undefined;
  readonly tasks: number;
  readonly units: number;
}

/** The plain mean; a `RangeError` for no values. */
export function meanOf(values: ArrayLike<number>): number {
  if (values.length === 0) throw new RangeError("the mean of no values is undefined");
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i] ?? 0;
  return sum / values.length;
}

/** Sums over units of the values minus their mean: they add up to zero. */
export function centredUnitSums(values: ArrayLike<number>, units: Units): Float64Array {
  const mean = meanOf(values);
  return sumByUnit(values, units).map((sum, unit) => sum - mean * (units.sizes[unit] ?? 0));
}

/**
 * Mean over tasks and SE = √(C/(C−1) · Σ_c (Σ_{i∈c} (x_i − x̄))²) / m with C units; without clusters √(Σ(x_i − x̄)² / (m(m−1)))
 * (Miller 2024, arXiv 2411.00640). The SE holds the noise within tasks already. A `RangeError` for no values.
 */
export function estimateMean(values: ArrayLike<number>, units: Units): MeanEstimate {
  const mean = meanOf(values);
  const counts = { tasks: values.length, units: units.count };
  if (units.count < 2) return { mean, se: undefined, ...counts };
  let squares = 0;
  for (const sum of centredUnitSums(values, units)) squares += sum * sum;
  const se = Math.sqrt((squares * units.count) / (units.count - 1)) / values.length;
  return { mean, se: se <= ZERO_TOLERANCE ? 0 : se, ...counts };
}

/** Student's interval with units − 1 degrees of freedom; undefined where the SE is undefined or zero. */
export function studentInterval(estimate: MeanEstimate, level: number): Interval | undefined {
  const { mean, se, units } = estimate;
  if (se === undefined || se === 0) return undefined;
  const half = studentCriticalValue(level, units - 1) * se;
  return { low: mean - half, high: mean + half };
}
