import { checkCounts, shareWithoutAny } from "./pass-at-k";

/**
 * Unbiased estimate of the probability that all of k episodes succeed, C(c, k) / C(n, k) (Yao et al. 2024, arXiv 2406.12045).
 * Undefined where n < k; a `RangeError` for impossible counts.
 */
export function passHatK(n: number, c: number, k: number): number | undefined {
  checkCounts(n, c, k);
  return k > n ? undefined : shareWithoutAny(n, n - c, k);
}
