/**
 * Exact two-sided McNemar test, also the sign test: p = min(1, 2 Σ_{j ≤ min(a,b)} C(a+b, j) / 2^(a+b)) for a tasks that only one side
 * wins and b that only the other wins. 1 where no task differs; a `RangeError` for counts that are not whole or negative.
 */
export function exactMcNemar(onlyA: number, onlyB: number): number {
  for (const count of [onlyA, onlyB]) {
    if (!Number.isInteger(count) || count < 0) throw new RangeError(`a count must be an integer of at least 0, not ${count}`);
  }
  const total = onlyA + onlyB;
  let logTerm = -total * Math.LN2;
  let tail = 0;
  for (let j = 0; j <= Math.min(onlyA, onlyB); j++) {
    tail += Math.exp(logTerm);
    logTerm += Math.log((total - j) / (j + 1));
  }
  return Math.min(1, 2 * tail);
}
