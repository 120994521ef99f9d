/**
 * Weights of budgets whose weighted sum of values is the least-squares slope per unit of ln T: (xⱼ − x̄) / Σ(x − x̄)² with x = ln T.
 * They add up to 0. Undefined with fewer than two different budgets.
 */
export function logSlopeWeights(budgets: readonly number[]): number[] | undefined {
  const logs = budgets.map(Math.log);
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const squares = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0);
  return squares > 0 ? logs.map((log) => (log - mean) / squares) : undefined;
}
