import { estimateMean } from "../stats/mean-estimate";
import { detectionFactor, minimumDetectableEffect } from "../stats/minimum-detectable-effect";
import { passAtKVariance } from "../stats/pass-at-k-variance";
import type { CompareCell, CompareReport } from "./compare-report";
import { type Comparison, listPairedCounts, scorePair } from "./comparison";

const POWER = 0.8;

type DetectableEffect = CompareReport["minimum_detectable_effect"];

/**
 * The smallest true difference that this design finds with 80 % power, at the smallest K and the largest T that has a difference.
 * With n ≥ 2K everywhere the variance within tasks is a floor for the variance of the difference; else it is (z + z)·SE alone.
 */
export function estimateDetectableEffect(comparison: Comparison, cells: readonly CompareCell[], level: number): DetectableEffect {
  const last = cells.findLast((cell) => cell.delta !== null) ?? cells.at(-1);
  const k = last?.k ?? 1;
  const t = last?.t ?? 1;
  const none = (reason: string): DetectableEffect => ({ k, t, value: null, power: POWER, reason });
  const scored = scorePair(comparison, k, t);
  if ("reason" in scored) return none(scored.reason);
  const { se } = estimateMean(scored.differences, comparison.units);
  if (se === undefined) return none("it needs at least two tasks that vary independently");
  const within = withinVariances(comparison, k, t);
  if (se === 0 && !within) return none("the differences do not vary over tasks");
  const value = within ? fromDecomposition(comparison, se, within, level) : detectionFactor(level, POWER) * se;
  return value > 0 ? { k, t, value, power: POWER, reason: null } : none("the differences do not vary over tasks");
}

interface Within {
  readonly a: number;
  readonly b: number;
}

/** Between tasks: the variance of D, clusters included, without what varies within tasks; negative counts as 0. */
function fromDecomposition({ units }: Comparison, se: number, within: Within, level: number): number {
  const tasks = units.of.length;
  const betweenVariance = se * se * tasks - within.a - within.b;
  return minimumDetectableEffect({ betweenVariance, withinVarianceA: within.a, withinVarianceB: within.b, tasks }, level, POWER);
}

/** Mean variance within tasks of both sides; undefined unless n ≥ 2K for every task. */
function withinVariances(comparison: Comparison, k: number, t: number): Within | undefined {
  const counts = listPairedCounts(comparison, t);
  const meanVariance = (side: "a" | "b") => {
    const variances = counts.map((task) => passAtKVariance(task[side].n, task[side].c, k));
    if (variances.includes(undefined)) return undefined;
    return Math.max(0, variances.reduce<number>((sum, variance) => sum + (variance ?? 0), 0) / counts.length);
  };
  const a = meanVariance("a");
  const b = meanVariance("b");
  return a === undefined || b === undefined ? undefined : { a, b };
}
