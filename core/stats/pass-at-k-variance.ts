import { checkCounts, shareWithoutAny } from "./pass-at-k";

/**
 * Unbiased estimate of the variance of pass@k within one task: [C(n−c,k)/C(n,k)]² − C(n−c,2k)/C(n,2k). It can be slightly negative for
 * one task; only its mean over tasks is used. Undefined where n < 2k; a `RangeError` for impossible counts. For pass^k pass n − c as c.
 */
export function passAtKVariance(n: number, c: number, k: number): number | undefined {
  checkCounts(n, c, k);
  return 2 * k > n ? undefined : shareWithoutAny(n, c, k) ** 2 - shareWithoutAny(n, c, 2 * k);
}

/**
 * Exact variance of the pass@k estimate from n episodes of a task whose true rate p is known:
 * C(n,k)⁻¹ Σ_j C(k,j) C(n−k,k−j) (q^(2k−j) − q^(2k)). Undefined where n < k. For pass^k pass 1 − p as p.
 */
export function exactPassAtKVariance(n: number, k: number, p: number): number | undefined {
  checkCounts(n, 0, k);
  if (!(p >= 0 && p <= 1)) throw new RangeError(`p must lie in [0, 1], not ${p}`);
  if (k > n) return undefined;
  const q = 1 - p;
  let variance = 0;
  for (let shared = Math.max(1, 2 * k - n); shared <= k; shared++) {
    variance += overlapShare(n, k, shared) * (q ** (2 * k - shared) - q ** (2 * k));
  }
  return variance;
}

/**
 * Unbiased estimate, from a pilot's c successes in n episodes, of the variance that pass@k has with `planned` episodes: the exact formula
 * with C(n−c, r)/C(n, r) for qʳ. With planned = n it is `passAtKVariance`. Undefined where n < 2k or planned < k.
 */
export function plannedPassAtKVariance(n: number, c: number, k: number, planned: number): number | undefined {
  checkCounts(n, c, k);
  if (2 * k > n || k > planned) return undefined;
  let mean = 0;
  for (let shared = Math.max(0, 2 * k - planned); shared <= k; shared++) {
    mean += overlapShare(planned, k, shared) * shareWithoutAny(n, c, 2 * k - shared);
  }
  return mean - shareWithoutAny(n, c, 2 * k);
}

/** Hypergeometric: the chance that two subsets of k out of n have exactly `shared` members in common. */
function overlapShare(n: number, k: number, shared: number): number {
  const logShare = logChoose(k, shared) + logChoose(n - k, k - shared) - logChoose(n, k);
  return Math.exp(logShare);
}

function logChoose(n: number, k: number): number {
  let sum = 0;
  for (let j = 1; j <= Math.min(k, n - k); j++) sum += Math.log((n - j + 1) / j);
  return sum;
}
