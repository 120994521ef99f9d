/** Throws a `RangeError` unless n ≥ 1, 0 ≤ c ≤ n and k ≥ 1 are integers. */
export function checkCounts(n: number, c: number, k: number): void {
  if (!Number.isInteger(n) || n < 1) throw new RangeError(`n must be an integer of at least 1, not ${n}`);
  if (!Number.isInteger(c) || c < 0 || c > n) throw new RangeError(`c must be an integer from 0 to n = ${n}, not ${c}`);
  if (!Number.isInteger(k) || k < 1) throw new RangeError(`k must be an integer of at least 1, not ${k}`);
}

/**
 * C(n − c, k) / C(n, k): the share of the subsets of k episodes that hold none of the c, by the shorter of the two products.
 * Needs 0 ≤ c ≤ n and 0 ≤ k ≤ n, unchecked.
 */
export function shareWithoutAny(n: number, c: number, k: number): number {
  if (n - c < k) return 0;
  const drawn = Math.min(c, k);
  const other = Math.max(c, k);
  let share = 1;
  for (let j = n - drawn + 1; j <= n; j++) share *= 1 - other / j;
  return share;
}

/**
 * Unbiased estimate of the probability that at least one of k episodes succeeds, from c successes in n episodes
 * (Chen et al. 2021, arXiv 2107.03374). Undefined where n < k; a `RangeError` for impossible counts.
 */
export function passAtK(n: number, c: number, k: number): number | undefined {
  checkCounts(n, c, k);
  return k > n ? undefined : 1 - shareWithoutAny(n, c, k);
}
