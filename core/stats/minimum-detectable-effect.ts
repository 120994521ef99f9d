import normalQuantile from "@stdlib/stats-base-dists-normal-quantile";
import { normalCriticalValue } from "./critical-value";

export interface PairedDesign {
  /** Variance over tasks of the true difference; a negative estimate counts as 0. */
  readonly betweenVariance: number;
  /** Mean over tasks of the variance of each side's estimate, for the number of episodes planned. */
  readonly withinVarianceA: number;
  readonly withinVarianceB: number;
  readonly tasks: number;
}

/** z_{1−α/2} + z_{power}, with α = 1 − level: 2.80 at 95 % and 80 %. */
export function detectionFactor(level: number, power: number): number {
  if (!(power > 0 && power < 1)) throw new RangeError(`power must lie between 0 and 1, not ${power}`);
  return normalCriticalValue(level) + normalQuantile(power, 0, 1);
}

/** The smallest true difference that a two-sided paired comparison finds with this power. A `RangeError` for fewer than one task. */
export function minimumDetectableEffect(design: PairedDesign, level: number, power: number): number {
  if (!(design.tasks >= 1)) throw new RangeError(`tasks must be at least 1, not ${design.tasks}`);
  const variance = Math.max(0, design.betweenVariance) + design.withinVarianceA + design.withinVarianceB;
  return detectionFactor(level, power) * Math.sqrt(variance / design.tasks);
}
