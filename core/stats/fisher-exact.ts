import { checkCounts } from "./pass-at-k";

const TIE = 1 + 1e-9;

/**
 * Fisher's exact test, two-sided: the probability of all tables with these margins that are at most as likely as the one seen,
 * for c_A successes of n_A against c_B of n_B.
 */
export function fisherExact(cA: number, nA: number, cB: number, nB: number): number {
  checkCounts(nA, cA, 1);
  checkCounts(nB, cB, 1);
  const total = cA + cB;
  const first = Math.max(0, total - nB);
  const last = Math.min(nA, total);
  const logWeights: number[] = [0];
  for (let x = first; x < last; x++) {
    const ratio = ((nA - x) * (total - x)) / ((x + 1) * (nB - total + x + 1));
    logWeights.push((logWeights[x - first] ?? 0) + Math.log(ratio));
  }
  const seen = logWeights[cA - first] ?? 0;
  let extreme = 0;
  let all = 0;
  for (const logWeight of logWeights) {
    const weight = Math.exp(logWeight - seen);
    all += weight;
    if (weight <= TIE) extreme += weight;
  }
  return Math.min(1, extreme / all);
}
