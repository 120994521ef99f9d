/** Which K of Pass@K the powers of two give, with n episodes per task and budget. */
export interface ReadableK {
  /** n ≥ 2K */
  readonly steady: readonly number[];
  /** K ≤ n < 2K: it exists, and is marked. */
  readonly frail: readonly number[];
  /** The next K, and how many episodes it lacks. */
  readonly next: { readonly k: number; readonly lacking: number };
}

/** See ReadableK. */
export function readableK(n: number): ReadableK {
  const steady: number[] = [];
  const frail: number[] = [];
  let k = 1;
  for (; k <= n; k *= 2) (2 * k <= n ? steady : frail).push(k);
  return { steady, frail, next: { k, lacking: k - n } };
}

/** "Readable: Pass@1, Pass@2, Pass@4. Pass@8 with its frailty marked. Pass@16 would need 8 more." */
export function readableKText(n: number): string {
  const { steady, frail, next } = readableK(n);
  const names = (ks: readonly number[]) => ks.map((k) => `Pass@${k}`).join(", ");
  const parts = [
    steady.length > 0 ? `Readable: ${names(steady)}.` : null,
    frail.length > 0 ? `${names(frail)} with ${frail.length === 1 ? "its" : "their"} frailty marked.` : null,
    `Pass@${next.k} would need ${next.lacking} more.`,
  ];
  return parts.filter((part) => part !== null).join(" ");
}
