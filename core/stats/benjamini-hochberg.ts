/** Benjamini and Hochberg's adjusted p-values (false discovery rate), in the order given. */
export function adjustBenjaminiHochberg(pValues: readonly number[]): number[] {
  const order = pValues.map((_, index) => index).sort((a, b) => (pValues[b] ?? 0) - (pValues[a] ?? 0));
  const adjusted = new Array<number>(pValues.length).fill(1);
  let running = 1;
  order.forEach((index, fromTop) => {
    running = Math.min(running, ((pValues[index] ?? 0) * pValues.length) / (pValues.length - fromTop));
    adjusted[index] = running;
  });
  return adjusted;
}
