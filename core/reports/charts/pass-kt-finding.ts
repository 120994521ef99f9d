import { formatPercent } from "../format-number";
import type { PassKtCell, PassKtEntry, PassKtReport } from "../pass-kt-report";
import { joinWords, percentText } from "./report-words";

type Estimated = PassKtCell & { value: number };

/** The cells of one K that have a value, ascending by T. */
export function estimatedCells(entry: PassKtEntry, k: number): Estimated[] {
  return entry.cells.filter((cell): cell is Estimated => cell.k === k && cell.value !== null).sort((a, b) => a.t - b.t);
}

/** What the grid says in one sentence: at the largest T, over the entries or over K. It describes and ranks nothing. */
export function passKtFinding(report: PassKtReport, labels: readonly string[]): string {
  const only = report.checkpoints.length === 1 ? report.checkpoints[0] : undefined;
  const k = Math.min(...report.k);
  if (only && report.k.length > 1) return overK(only, report.k) ?? curvesFinding(report, k, labels);
  const lasts = report.checkpoints.map((entry) => estimatedCells(entry, k).at(-1));
  const t = lasts[0]?.t;
  const values = lasts.map((cell) => (cell && cell.t === t ? cell.value : null));
  if (t === undefined || values.includes(null) || only) return curvesFinding(report, k, labels);
  const named = lasts.map((cell, index) => ({ value: cell?.value ?? 0, label: labels[index] ?? "" }));
  if (named.length <= 3)
    return `Pass@${k} at T = ${t}: ${joinWords(named.map(({ value, label }) => `${percentText(value)} for ${label}`))}`;
  return between(k, t, named);
}

function overK(entry: PassKtEntry, ks: readonly number[]): string | null {
  const t = Math.max(...entry.cells.filter((cell) => cell.value !== null).map((cell) => cell.t));
  const cells = ks.flatMap((k) => estimatedCells(entry, k).filter((cell) => cell.t === t)).sort((a, b) => a.k - b.k);
  const first = cells[0];
  const last = cells.at(-1);
  if (!first || !last || first === last) return null;
  return `At T = ${t} one sample in K = ${first.k} solves ${percentText(first.value)}, K = ${last.k} ${percentText(last.value)}`.replace(
    "one sample in K = 1 solves",
    "one sample solves",
  );
}

function between(k: number, t: number, named: readonly { value: number; label: string }[]): string {
  const sorted = [...named].sort((a, b) => a.value - b.value);
  const low = sorted[0];
  const high = sorted.at(-1);
  if (!low || !high) return `Pass@${k}`;
  return `Pass@${k} at T = ${t} lies between ${percentText(low.value)} (${low.label}) and ${percentText(high.value)} (${high.label})`;
}

/** How Pass@k goes from the smallest to the largest T, for up to three entries by name. */
export function curvesFinding(report: PassKtReport, k: number, labels: readonly string[]): string {
  const ends = report.checkpoints.flatMap((entry, index) => {
    const cells = estimatedCells(entry, k);
    const first = cells[0];
    const last = cells.at(-1);
    return first && last ? [{ first, last, label: labels[index] ?? entry.name }] : [];
  });
  const one = ends[0];
  if (!one) return `Pass@${k} can't be estimated at any T`;
  const sameEnds = ends.every(({ first, last }) => first.t === one.first.t && last.t === one.last.t);
  if (!sameEnds || ends.length > 3)
    return between(
      k,
      one.last.t,
      ends.filter(({ last }) => last.t === one.last.t).map(({ last, label }) => ({ value: last.value, label })),
    );
  if (one.first.t === one.last.t) {
    return `Pass@${k} at T = ${one.last.t}: ${joinWords(ends.map(({ last, label }) => `${percentText(last.value)} for ${label}`))}`;
  }
  const moves = ends.map(({ first, last, label }) => `from ${formatPercent(first.value)} to ${percentText(last.value)} for ${label}`);
  return `From T = ${one.first.t} to ${one.last.t}, Pass@${k} goes ${joinWords(moves)}`;
}
