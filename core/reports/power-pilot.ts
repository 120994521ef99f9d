import { exactPassAtKVariance, plannedPassAtKVariance } from "../stats/pass-at-k-variance";
import type { PilotBudget, TaskClass } from "./measure-pilot";
import type { NotEstimable } from "./surface";

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

/**
 * The spreads that two evaluated checkpoints show under one limit, without bias: ω̂_D² = m·SE² − v̂_A − v̂_B, negative counts as 0. Needs
 * n ≥ 2K episodes of every task on both sides; else the reason why nothing can be planned from them.
 */
export function pilotOf({ tasks, a, b, spreads }: PilotBudget, k: number): PowerPilot | NotEstimable {
  if (tasks < 2) return { reason: "it needs at least two tasks that both have" };
  const withinVariance = (episodes: number) => {
    const [ofA, ofB] = [a, b].map((classes) => meanVariance(classes, k, episodes));
    return ofA === undefined || ofB === undefined ? undefined : { a: ofA, b: ofB };
  };
  const [ownA, ownB] = [a, b].map((classes) => meanVariance(classes, k, null));
  if (ownA === undefined || ownB === undefined) {
    return { reason: `a pilot for K = ${k} needs at least ${2 * k} counted episodes of each task on both sides` };
  }
  const spread = spreads.find((each) => each.k === k);
  if (spread === undefined) return { reason: "it needs at least two tasks that vary independently" };
  return { source: "pilot", k, betweenVariance: Math.max(0, spread.variance - ownA - ownB), withinVariance };
}

/** Mean over tasks of the variance of pass@k from so many episodes (null: as many as each has), at least 0; undefined where some task has none. */
function meanVariance(classes: readonly TaskClass[], k: number, planned: number | null): number | undefined {
  let sum = 0;
  let count = 0;
  for (const { episodes, successes, tasks } of classes) {
    const own = episodes > 0 ? plannedPassAtKVariance(episodes, successes, k, planned ?? episodes) : undefined;
    if (own === undefined) return undefined;
    sum += own * tasks;
    count += tasks;
  }
  return count === 0 ? undefined : Math.max(0, sum / count);
}
