import type { BaselineReport, SeedFamilyDifference } from "../baseline-report";
import type { CompareReport } from "../compare-report";
import { formatPoints, formatPointsInterval, formatPValue } from "../format-number";
import { type DataCell, type DataTable, numberCell, numberColumn, textCell, textColumn } from "./data-table";

/** A row of the summary: one checkpoint, or all training seeds of a family. */
export type SummaryRow = { kind: "checkpoint"; comparison: CompareReport } | { kind: "family"; family: SeedFamilyDifference };

const FAMILY_HAS_NONE = "Reckoned for single checkpoints; the row is a family of training seeds.";
const NOT_MEASURED = "Not measured there.";

/** One row a checkpoint; the training seeds of one family are one row together. */
export function summaryRows({ comparisons, families }: BaselineReport): SummaryRow[] {
  const inFamily = new Set(families.flatMap(({ checkpoints }) => checkpoints));
  return [
    ...families.map((family): SummaryRow => ({ kind: "family", family })),
    ...comparisons.filter(({ a }) => !inFamily.has(a)).map((comparison): SummaryRow => ({ kind: "checkpoint", comparison })),
  ];
}

/**
 * The primary numbers at one K, a row each of `summaryRows`: the difference at the tightest and widest T with its simultaneous interval
 * (for a family: that of its seeds), and over all budgets.
 */
export function baselineSummaryTable(report: BaselineReport, k: number = Math.min(...report.k)): DataTable {
  const ends = [...new Set([Math.min(...report.t), Math.max(...report.t)])];
  return {
    caption: `Checkpoints minus ${report.baseline}, Pass@${k}, in points`,
    columns: [
      textColumn("Checkpoint"),
      numberColumn("tasks"),
      ...ends.flatMap((t) => [`Difference at T = ${t}`, `p adjusted at T = ${t}`].map(numberColumn)),
      numberColumn("Area under curve, log T"),
    ],
    rows: summaryRows(report).map((row) =>
      row.kind === "family" ? familyRow(row.family, k, ends) : checkpointRow(row.comparison, k, ends),
    ),
  };
}

function familyRow({ family, cells }: SeedFamilyDifference, k: number, ends: readonly number[]): DataCell[] {
  const none = numberCell(null, String, FAMILY_HAS_NONE);
  const differences = ends.map((t) => cells.find((cell) => cell.k === k && cell.t === t)).map(differenceCell);
  return [textCell(family), none, ...differences.flatMap((cell) => [cell, none]), none];
}

function checkpointRow({ a, tasks, cells, aubc }: CompareReport, k: number, ends: readonly number[]): DataCell[] {
  const differences = ends.flatMap((t) => {
    const cell = cells.find((candidate) => candidate.k === k && candidate.t === t);
    const p = numberCell(cell?.p_adjusted ?? null, formatPValue, cell?.reason ?? NOT_MEASURED);
    return [differenceCell(cell && { ...cell, low: cell.band_low, high: cell.band_high }), p];
  });
  return [textCell(a), numberCell(tasks, String), ...differences, differenceCell(aubc ?? undefined)];
}

interface Difference {
  readonly delta: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly reason: string | null;
}

function differenceCell(difference: Difference | undefined): DataCell {
  const { delta, low, high, reason } = difference ?? { delta: null, low: null, high: null, reason: NOT_MEASURED };
  const interval = low === null ? "" : ` ${formatPointsInterval(low, high)}`;
  return numberCell(delta, (value) => `${formatPoints(value)}${interval}`, reason);
}
