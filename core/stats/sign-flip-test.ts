import { ZERO_TOLERANCE } from "./mean-estimate";
import type { SignFlips } from "./sign-flips";

/** Up to so many nonzero values every sign vector is counted; beyond, flips are drawn. */
export const EXACT_SIGN_FLIP_LIMIT = 20;

/**
 * Two-sided sign-flip permutation test of the mean of paired differences. `values` are the differences, or their sums over clusters;
 * `tasks` is what the sum is divided by for the mean. |value| ≤ 1e-12 counts as zero and means within 1e-12 count as tied.
 * Exact with at most 20 nonzero values, else (1 + #)/(B + 1) over the drawn flips, which are asked for only then.
 */
export function signFlipTest(values: Float64Array, tasks: number, drawnFlips: () => SignFlips): number {
  const sizes = values.map(Math.abs).filter((size) => size > ZERO_TOLERANCE);
  const sum = values.reduce((total, value) => total + (Math.abs(value) > ZERO_TOLERANCE ? value : 0), 0);
  const threshold = Math.abs(sum) - ZERO_TOLERANCE * tasks;
  if (sizes.length <= EXACT_SIGN_FLIP_LIMIT) return countExact(sizes, threshold) / 2 ** sizes.length;
  const flips = drawnFlips();
  return (1 + flips.countAtLeast(values, threshold)) / (flips.count + 1);
}

/** Sign vectors with |Σ ± size| ≥ threshold, by meeting in the middle: all sums of either half, then one walk through both. */
function countExact(sizes: Float64Array, threshold: number): number {
  const half = sizes.length >>> 1;
  const left = signedSums(sizes.subarray(0, half)).sort();
  const right = signedSums(sizes.subarray(half)).sort();
  if (threshold <= 0) return left.length * right.length;
  let atLeast = 0;
  let reaching = right.length;
  for (const sum of left) {
    while (reaching > 0 && sum + (right[reaching - 1] ?? 0) >= threshold) reaching--;
    atLeast += right.length - reaching;
  }
  return 2 * atLeast;
}

/** Σ ± size over every sign vector. */
function signedSums(sizes: Float64Array): Float64Array {
  let sums = new Float64Array([0]);
  for (const size of sizes) {
    const next = new Float64Array(sums.length * 2);
    next.set(sums.map((sum) => sum - size));
    next.set(
      sums.map((sum) => sum + size),
      sums.length,
    );
    sums = next;
  }
  return sums;
}
