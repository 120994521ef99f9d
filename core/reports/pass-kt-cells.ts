import { decomposeError } from "../stats/decompose-error";
import { estimateMean, meanOf } from "../stats/mean-estimate";
import { passAtKVariance } from "../stats/pass-at-k-variance";
import { passHatK } from "../stats/pass-hat-k";
import { meanRateInterval } from "../stats/wilson";
import type { PassHatCell, PassKtCell } from "./pass-kt-report";
import type { ErrorConvention, PassKtOptions } from "./report-options";
import { countsAt, episodesOf, type NotEstimable, type Surface, type TaskCounts } from "./surface";
import { type MissingAs, scoreTasks } from "./task-scores";

/** Why a value has no interval. */
export const TOO_FEW_UNITS = "an interval needs at least two tasks that vary independently";

/** Pass@(K,T) of an entry at one place of the grid, with its interval and what its error is made of. */
export function estimateCell(surface: Surface, k: number, t: number, { errors, level }: PassKtOptions): PassKtCell {
  const counts = countsAt(surface, t);
  const scored = scoreTasks(counts, k, errors);
  const tasks = surface.tasks.length;
  const bounds = boundsOf(counts, k);
  if ("reason" in scored) {
    const nothing = { value: null, low: null, high: null, se: null, error_parts: null };
    return { k, t, ...nothing, tasks, bounds, k_over_half_n: false, reason: scored.reason };
  }
  const estimate = estimateMean(scored.scores, surface.units);
  const interval = meanRateInterval(estimate, scored.episodes, level);
  return {
    k,
    t,
    value: estimate.mean,
    low: interval?.low ?? null,
    high: interval?.high ?? null,
    se: estimate.se ?? null,
    tasks,
    bounds,
    error_parts: decomposeError(estimate.se, variancesOf(counts, k, errors)) ?? null,
    k_over_half_n: 2 * k > scored.smallestN,
    reason: interval ? null : TOO_FEW_UNITS,
  };
}

function boundsOf(counts: readonly TaskCounts[] | NotEstimable, k: number): PassKtCell["bounds"] {
  const complete = !("reason" in counts) && counts.every(({ missing }) => missing === 0);
  const bound = (missingAs: MissingAs) => meanScore(scoreTasks(counts, k, missingAs));
  const missing_excluded = bound("exclude");
  if (complete) return { all_missing_fail: missing_excluded, missing_excluded, all_missing_pass: missing_excluded };
  return { all_missing_fail: bound("fail"), missing_excluded, all_missing_pass: bound("pass") };
}

/** Unbiased variances within the tasks; undefined for a task with n < 2K. */
export function variancesOf(counts: readonly TaskCounts[] | NotEstimable, k: number, errors: ErrorConvention): (number | undefined)[] {
  if ("reason" in counts) return [];
  return counts.map((task) => {
    const n = episodesOf(task, errors);
    return n < 2 * k ? undefined : passAtKVariance(n, task.successes, k);
  });
}

/** pass^k at one place of the grid. */
export function estimatePassHat(surface: Surface, k: number, t: number, errors: ErrorConvention): PassHatCell {
  const scored = scoreTasks(countsAt(surface, t), k, errors, passHatK);
  return { k, t, value: meanScore(scored), reason: "reason" in scored ? scored.reason : null };
}

function meanScore(scored: ReturnType<typeof scoreTasks>): number | null {
  return "reason" in scored ? null : meanOf(scored.scores);
}
