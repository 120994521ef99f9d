import { estimateMean } from "../stats/mean-estimate";
import { exactPassAtKVariance, plannedPassAtKVariance } from "../stats/pass-at-k-variance";
import type { EntryTally } from "../trajectory/tally";
import { type Comparison, openComparison, scorePair } from "./comparison";
import type { ErrorConvention, ReportMode } from "./report-options";
import { countsAt, episodesOf, type NotEstimable, type Surface } from "./surface";

/** What a plan has to know of the tasks: how far true differences spread, and how much single episodes do. */
export interface PowerPilot {
  readonly source: "pilot" | "assumed";
  readonly k: number;
  /** Variance over tasks of the true difference, ω_D²; clusters included. */
  readonly betweenVariance: number;
  /** Mean variance within tasks of either side's pass@K from so many episodes; undefined for fewer than K. */
  withinVariance(episodes: number): { readonly a: number; readonly b: number } | undefined;
}

/** Assumed spreads: the standard deviation of true differences, and the mean of p(1 − p), the same for both sides (0 … 0.25). */
export function assumePilot({ k, betweenSd, successVariance }: { k: number; betweenSd: number; successVariance: number }): PowerPilot {
  if (!(successVariance >= 0 && successVariance <= 0.25)) throw new RangeError(`p(1 − p) must lie in 0 … 0.25, not ${successVariance}`);
  // For K > 1 every task is taken to have the rate below ½ with this p(1 − p).
  const rate = (1 - Math.sqrt(1 - 4 * successVariance)) / 2;
  return {
    source: "assumed",
    k,
    betweenVariance: betweenSd * betweenSd,
    withinVariance: (episodes) => {
      const variance = exactPassAtKVariance(episodes, k, rate);
      return variance === undefined ? undefined : { a: variance, b: variance };
    },
  };
}

export interface PilotPlace {
  readonly k: number;
  readonly t: number;
  readonly mode?: ReportMode | undefined;
  readonly errors: ErrorConvention;
}

/**
 * The spreads that two evaluated checkpoints show at one (K, T), without bias: ω̂_D² = m·SE² − v̂_A − v̂_B, negative counts as 0. Needs
 * n ≥ 2K episodes of every task on both sides; else the reason why nothing can be planned from them.
 */
export function pilotOf(a: EntryTally, b: EntryTally, { k, t, mode, errors }: PilotPlace): PowerPilot | NotEstimable {
  const comparison = openComparison(a, b, { k: [k], t: [t], mode, errors, level: 0.95, seed: 1 });
  const scored = scorePair(comparison, k, t);
  if ("reason" in scored) return scored;
  const { se } = estimateMean(scored.differences, comparison.units);
  const own = ownVariances(comparison, k, t);
  if (se === undefined) return { reason: "it needs at least two tasks that vary independently" };
  if (own === undefined) return { reason: `a pilot for K = ${k} needs at least ${2 * k} counted episodes of each task on both sides` };
  const tasks = scored.differences.length;
  return {
    source: "pilot",
    k,
    betweenVariance: Math.max(0, se * se * tasks - own.a - own.b),
    withinVariance: (episodes) => sidesWith(comparison, t, (n, c) => plannedPassAtKVariance(n, c, k, episodes)),
  };
}

function ownVariances(comparison: Comparison, k: number, t: number): { a: number; b: number } | undefined {
  return sidesWith(comparison, t, (n, c) => plannedPassAtKVariance(n, c, k, n));
}

type TaskVariance = (n: number, c: number) => number | undefined;

function sidesWith({ a, b, errors }: Comparison, t: number, variance: TaskVariance): { a: number; b: number } | undefined {
  const ofA = meanVariance(a, t, errors, variance);
  const ofB = meanVariance(b, t, errors, variance);
  return ofA === undefined || ofB === undefined ? undefined : { a: ofA, b: ofB };
}

/** Mean over tasks, at least 0; undefined where some task has none. */
function meanVariance(surface: Surface, t: number, errors: ErrorConvention, variance: TaskVariance): number | undefined {
  const counts = countsAt(surface, t);
  if ("reason" in counts) return undefined;
  let sum = 0;
  for (const task of counts) {
    const n = episodesOf(task, errors);
    const own = n > 0 ? variance(n, task.successes) : undefined;
    if (own === undefined) return undefined;
    sum += own;
  }
  return Math.max(0, sum / counts.length);
}
