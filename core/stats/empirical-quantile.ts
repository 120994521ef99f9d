const ROUNDING = 1e-9;

/** The smallest value that at least a share p of the values does not exceed. `sorted` is ascending and not empty. */
export function empiricalQuantile(sorted: ArrayLike<number>, p: number): number {
  if (sorted.length === 0) throw new RangeError("the quantile of no values is undefined");
  const rank = Math.ceil(p * sorted.length - ROUNDING);
  return sorted[Math.min(sorted.length, Math.max(1, rank)) - 1] ?? Number.NaN;
}
