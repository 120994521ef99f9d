import { ZERO_TOLERANCE } from "./mean-estimate";

/**
 * Budgets at which a difference curve changes its sign, ascending: linear in ln T between neighbours of opposite signs; a run of zeros
 * (|Δ| ≤ 1e-12) between opposite signs is one crossing at the mean ln T of the run; zeros at the ends are none.
 */
export function findCrossings(budgets: readonly number[], differences: ArrayLike<number>): number[] {
  const crossings: number[] = [];
  let before: number | undefined;
  budgets.forEach((_, j) => {
    const here = differences[j] ?? 0;
    if (Math.abs(here) <= ZERO_TOLERANCE) return;
    const earlier = before === undefined ? 0 : (differences[before] ?? 0);
    if (before !== undefined && here * earlier < 0) crossings.push(crossingBetween(budgets, differences, before, j));
    before = j;
  });
  return crossings;
}

/** Between two budgets of opposite signs with nothing but zeros, or nothing at all, between them. */
function crossingBetween(budgets: readonly number[], differences: ArrayLike<number>, from: number, to: number): number {
  const logs = budgets.map(Math.log);
  if (to - from > 1) {
    const run = logs.slice(from + 1, to);
    return Math.exp(run.reduce((sum, log) => sum + log, 0) / run.length);
  }
  const start = differences[from] ?? 0;
  const share = start / (start - (differences[to] ?? 0));
  return Math.exp((logs[from] ?? 0) + ((logs[to] ?? 0) - (logs[from] ?? 0)) * share);
}
