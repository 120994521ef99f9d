import type { Interval } from "./interval";
import { wilsonInterval } from "./wilson";

/** Tasks by which side solves them, one episode a side. */
export interface PairedCounts {
  readonly both: number;
  readonly onlyA: number;
  readonly onlyB: number;
  readonly neither: number;
}

/**
 * Newcombe's method 10 for the difference of two paired proportions, A − B (Statistics in Medicine 17, 1998): Wilson's intervals of
 * both sides joined with the correlation φ, corrected for continuity where it is positive. A `RangeError` for no tasks.
 */
export function newcombe10Interval(counts: PairedCounts, level: number): Interval {
  const { both, onlyA, onlyB, neither } = counts;
  const n = both + onlyA + onlyB + neither;
  const rateA = (both + onlyA) / n;
  const rateB = (both + onlyB) / n;
  const a = wilsonInterval(both + onlyA, n, level);
  const b = wilsonInterval(both + onlyB, n, level);
  const phi = correlation(counts, n);
  const reach = (toA: number, toB: number) => Math.sqrt(Math.max(0, toA * toA - 2 * phi * toA * toB + toB * toB));
  const delta = (onlyA - onlyB) / n;
  return {
    low: Math.max(-1, delta - reach(rateA - a.low, b.high - rateB)),
    high: Math.min(1, delta + reach(a.high - rateA, rateB - b.low)),
  };
}

function correlation({ both, onlyA, onlyB, neither }: PairedCounts, n: number): number {
  const margins = (both + onlyA) * (onlyB + neither) * (both + onlyB) * (onlyA + neither);
  if (margins === 0) return 0;
  const cross = both * neither - onlyA * onlyB;
  const corrected = cross > 0 ? Math.max(0, cross - n / 2) : cross;
  return corrected / Math.sqrt(margins);
}
