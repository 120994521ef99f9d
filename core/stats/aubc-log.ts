/**
 * Area under a curve over ln T by trapezoids, divided by the width: the mean height, in the unit of the values.
 * Undefined with fewer than two budgets; a `RangeError` unless budgets are positive and ascending, one value each.
 */
export function aubcLog(budgets: readonly number[], values: readonly number[]): number | undefined {
  if (budgets.length !== values.length) throw new RangeError(`${values.length} values for ${budgets.length} budgets`);
  const weights = aubcLogWeights(budgets);
  return weights?.reduce((sum, weight, j) => sum + weight * (values[j] ?? 0), 0);
}

/** The weight of each budget in `aubcLog`; they add up to 1. */
export function aubcLogWeights(budgets: readonly number[]): number[] | undefined {
  const logs = budgets.map(Math.log);
  if (logs.some((log, j) => !Number.isFinite(log) || log <= (logs[j - 1] ?? Number.NEGATIVE_INFINITY))) {
    throw new RangeError(`budgets must be positive and ascending, not ${budgets.join(", ")}`);
  }
  const first = logs[0];
  const last = logs.at(-1);
  if (first === undefined || last === undefined || logs.length < 2) return undefined;
  return logs.map((log, j) => ((logs[j + 1] ?? log) - (logs[j - 1] ?? log)) / (2 * (last - first)));
}
