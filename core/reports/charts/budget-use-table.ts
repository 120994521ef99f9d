import { formatPercent, formatPoints, formatPointsInterval, formatPValue, formatRatio } from "../format-number";
import type { PassKtEntry, PassKtReport } from "../pass-kt-report";
import { type DataCell, type DataTable, numberCell, numberColumn, onlyFor, textCell, textColumn } from "./data-table";
import { entryLabels } from "./entry-labels";
import { levelText, percentText } from "./report-words";

/** Per entry the budgets at which a share of the end is reached, and from which more budget is shown to add little. */
export function budgetTargetsTable(report: PassKtReport): DataTable {
  const labels = entryLabels(report.checkpoints);
  const k = Math.min(...report.k);
  return {
    caption: `Budgets that Pass@${k} needs`,
    columns: [
      textColumn("Checkpoint"),
      textColumn("To reach"),
      numberColumn("T"),
      onlyFor("reading", numberColumn(levelText(report.level))),
      ...["low", "high"].map((label) => onlyFor("file", numberColumn(label))),
      textColumn("Note"),
    ],
    rows: report.checkpoints.flatMap((entry, index) => [
      ...entry.budget_to_target.map(({ share, value, low, high, reason }) => [
        textCell(labels[index] ?? entry.name),
        textCell(`${percentText(share)} of its value at the largest T`),
        numberCell(value, formatRatio, reason),
        low === null || high === null ? numberCell(null, String) : textCell(`[${formatRatio(low)}, ${formatRatio(high)}]`),
        ...[low, high].map((end) => numberCell(end, formatRatio)),
        textCell(reason ?? ""),
      ]),
      ...saturationRow(entry, labels[index] ?? entry.name),
    ]),
  };
}

function saturationRow({ saturation }: PassKtEntry, label: string): DataCell[][] {
  if (!saturation) return [];
  const { within, t, gain_high, reason } = saturation;
  const note = gain_high === null ? reason : `the largest T gains at most ${formatPercent(gain_high)} points`;
  const what = `within ${within * 100} points of the largest T`;
  return [
    [
      textCell(label),
      textCell(what),
      numberCell(t, String, reason),
      ...[0, 1, 2].map(() => numberCell(null, String)),
      textCell(note ?? ""),
    ],
  ];
}

/** Per entry and T: turns used, the share of the budget left, and what the tasks without a success may still hold. */
export function budgetUseTable(report: PassKtReport): DataTable {
  const labels = entryLabels(report.checkpoints);
  return {
    caption: "How budgets are used",
    columns: [
      textColumn("Checkpoint"),
      ...["T", "mean turns used", "unused budget, %", "tasks never solved", "in episodes each, at least"].map(numberColumn),
      numberColumn(`true rate at most, %, ${levelText(report.level)} one-sided`),
    ],
    rows: report.checkpoints.flatMap((entry, index) => {
      const budgets = [...new Set([...entry.turns_used, ...entry.never_solved].map(({ t }) => t))].sort((a, b) => a - b);
      return budgets.map((t) => useRow(entry, t, labels[index] ?? entry.name));
    }),
  };
}

function useRow(entry: PassKtEntry, t: number, label: string): DataCell[] {
  const used = entry.turns_used.find((row) => row.t === t);
  const never = entry.never_solved.find((row) => row.t === t);
  return [
    textCell(label),
    numberCell(t, String),
    numberCell(used?.mean ?? null, formatRatio, used?.reason),
    numberCell(used?.unused ?? null, formatPercent, used?.reason),
    numberCell(never?.tasks ?? null, String),
    numberCell(never && never.tasks > 0 ? never.episodes : null, String),
    numberCell(never?.upper ?? null, formatPercent),
  ];
}

/** Re-runs at T against longer episodes cut at T; null where no entry has both. */
export function truncationTable(report: PassKtReport): DataTable | null {
  if (report.truncation_validity.length === 0) return null;
  return {
    caption: "Re-run at T minus longest episodes cut at T, in points, paired by task",
    columns: [
      textColumn("Checkpoint"),
      textColumn("Suite"),
      ...["longest", "K", "T", "tasks", "re-run", "cut", "Difference"].map(numberColumn),
      onlyFor("reading", numberColumn(`simultaneous ${levelText(report.level)}`)),
      ...["low", "high", "band low", "band high", "p"].map((label) => onlyFor("file", numberColumn(label))),
      numberColumn("p adjusted"),
      onlyFor("file", textColumn("Reason")),
    ],
    rows: report.truncation_validity.flatMap(({ name, suite, largest, cells }) =>
      cells.map((cell) => [
        textCell(name),
        textCell(suite),
        ...[largest, cell.k, cell.t, cell.tasks].map((value) => numberCell(value, String)),
        ...[cell.rerun, cell.truncated].map((value) => numberCell(value, formatPercent, cell.reason)),
        ...differenceCells(cell),
      ]),
    ),
  };
}

function differenceCells(cell: PassKtReport["truncation_validity"][number]["cells"][number]): DataCell[] {
  const { delta, low, high, band_low, band_high, p, p_adjusted, reason } = cell;
  return [
    numberCell(delta, formatPoints, reason),
    band_low === null ? numberCell(null, String, reason) : textCell(formatPointsInterval(band_low, band_high)),
    ...[low, high, band_low, band_high].map((value) => numberCell(value, formatPoints)),
    numberCell(p, formatPValue),
    numberCell(p_adjusted, formatPValue, reason),
    textCell(reason ?? ""),
  ];
}
