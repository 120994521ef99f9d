import { estimateMean } from "../stats/mean-estimate";
import type { EntryTally } from "../trajectory/tally";
import { type Comparison, openComparison, scorePair } from "./comparison";
import { powersOfTwoUpTo } from "./default-grid";
import type { ErrorConvention } from "./report-options";
import { countsAt, episodesOf, type NotEstimable, type Surface } from "./surface";

/** How many tasks have so many episodes and so many successes. */
export interface TaskClass {
  readonly episodes: number;
  readonly successes: number;
  readonly tasks: number;
}

/** All that a plan needs of two checkpoints that were run under one limit: small, whatever the number of tasks. */
export interface PilotBudget {
  readonly t: number;
  /** Tasks that both have. */
  readonly tasks: number;
  readonly a: readonly TaskClass[];
  readonly b: readonly TaskClass[];
  /** m·SE² of the mean difference of pass@K, clusters included, for every K of 1, 2, 4 … with n ≥ 2K. */
  readonly spreads: readonly { readonly k: number; readonly variance: number }[];
}

/** Reads two evaluated checkpoints as a pilot, at every limit that both were run under; a limit that tells nothing has its reason. */
export function measurePilot(a: EntryTally, b: EntryTally, errors: ErrorConvention): (PilotBudget | (NotEstimable & { t: number }))[] {
  const comparison = openComparison(a, b, { mode: "rerun", errors, level: 0.95, seed: 1 });
  return comparison.t.map((t) => measureBudget(comparison, t));
}

function measureBudget(comparison: Comparison, t: number): PilotBudget | (NotEstimable & { t: number }) {
  const a = classify(comparison.a, t, comparison.errors);
  const b = classify(comparison.b, t, comparison.errors);
  if ("reason" in a) return { t, reason: a.reason };
  if ("reason" in b) return { t, reason: b.reason };
  const fewest = Math.min(...[...a, ...b].map(({ episodes }) => episodes));
  const ks = fewest < 2 ? [] : powersOfTwoUpTo(Math.floor(fewest / 2));
  return { t, tasks: comparison.a.tasks.length, a, b, spreads: ks.flatMap((k) => measureSpread(comparison, k, t)) };
}

function measureSpread(comparison: Comparison, k: number, t: number): PilotBudget["spreads"] {
  const scored = scorePair(comparison, k, t);
  if ("reason" in scored) return [];
  const { se } = estimateMean(scored.differences, comparison.units);
  return se === undefined ? [] : [{ k, variance: se * se * scored.differences.length }];
}

function classify(surface: Surface, t: number, errors: ErrorConvention): TaskClass[] | NotEstimable {
  const counts = countsAt(surface, t);
  if ("reason" in counts) return counts;
  const classes = new Map<string, TaskClass>();
  for (const task of counts) {
    const [episodes, successes] = [episodesOf(task, errors), task.successes];
    const key = `${episodes} ${successes}`;
    classes.set(key, { episodes, successes, tasks: (classes.get(key)?.tasks ?? 0) + 1 });
  }
  return [...classes.values()];
}
