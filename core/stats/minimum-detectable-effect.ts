import normalQuantile from "@stdlib/stats-base-dists-normal-quantile";
import { normalCriticalValue } from "./critical-value";

const ROUNDING = 1e-9;

export interface PairedDesign {
  /** Variance over tasks of the true difference; a negative estimate counts as 0. */
  readonly betweenVariance: number;
  /** Mean over tasks of the variance of each side's estimate, for the number of episodes planned. */
  readonly withinVarianceA: number;
  readonly withinVarianceB: number;
  readonly tasks: number;
}

/** z_{power}: how many standard errors beyond the critical value the true difference has to lie. */
export function powerQuantile(power: number): number {
  if (!(power > 0 && power < 1)) throw new RangeError(`power must lie between 0 and 1, not ${power}`);
  return normalQuantile(power, 0, 1);
}

/** z_{1−α/2} + z_{power}, with α = 1 − level: 2.80 at 95 % and 80 %. */
export function detectionFactor(level: number, power: number): number {
  return normalCriticalValue(level) + powerQuantile(power);
}

/** Variance of the mean difference times the number of tasks; a negative part between tasks counts as 0. */
export function designVariance({ betweenVariance, withinVarianceA, withinVarianceB }: Omit<PairedDesign, "tasks">): number {
  return Math.max(0, betweenVariance) + withinVarianceA + withinVarianceB;
}

/** Tasks that a paired comparison needs to find a true difference of `effect`: factor² · variance / effect², rounded up, at least 2. */
export function tasksNeeded(variance: number, effect: number, factor: number): number {
  if (!(effect > 0)) throw new RangeError(`the effect must be above 0, not ${effect}`);
  return Math.max(2, Math.ceil((factor * factor * variance) / (effect * effect) - ROUNDING));
}

/** The smallest true difference that a two-sided paired comparison finds with this power. A `RangeError` for fewer than one task. */
export function minimumDetectableEffect(design: PairedDesign, level: number, power: number): number {
  if (!(design.tasks >= 1)) throw new RangeError(`tasks must be at least 1, not ${design.tasks}`);
  return detectionFactor(level, power) * Math.sqrt(designVariance(design) / design.tasks);
}
