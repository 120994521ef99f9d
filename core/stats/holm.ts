/** Holm's adjusted p-values, in the order given: reject at α what stays at or below α. */
export function adjustHolm(pValues: readonly number[]): number[] {
  const order = pValues.map((_, index) => index).sort((a, b) => (pValues[a] ?? 0) - (pValues[b] ?? 0));
  const adjusted = new Array<number>(pValues.length).fill(1);
  let running = 0;
  order.forEach((index, rank) => {
    running = Math.max(running, Math.min(1, (pValues.length - rank) * (pValues[index] ?? 0)));
    adjusted[index] = running;
  });
  return adjusted;
}
