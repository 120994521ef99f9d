/**
 * The smallest budget at which a curve reaches `share` of its value at the last budget, linear in ln T between neighbours; the first
 * budget where the curve starts there already. Undefined where the last value is not above 0. Budgets are positive and ascending.
 */
export function budgetToTarget(budgets: readonly number[], values: ArrayLike<number>, share: number): number | undefined {
  const end = values[budgets.length - 1] ?? 0;
  if (!(end > 0)) return undefined;
  const target = share * end;
  const reached = budgets.findIndex((_, j) => (values[j] ?? 0) >= target);
  const upper = budgets[reached];
  const lower = budgets[reached - 1];
  if (upper === undefined || lower === undefined) return upper;
  const below = values[reached - 1] ?? 0;
  const step = (target - below) / ((values[reached] ?? 0) - below);
  return lower * (upper / lower) ** step;
}
