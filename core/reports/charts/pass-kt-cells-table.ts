import { formatInterval, formatPercent } from "../format-number";
import type { PassKtCell, PassKtReport } from "../pass-kt-report";
import { type DataCell, type DataTable, numberCell, numberColumn, onlyFor, textCell, textColumn } from "./data-table";
import { entryLabels } from "./entry-labels";
import { levelText } from "./report-words";

/** Every cell of every entry in numbers. Rates in per cent; CSV values are shares. */
export function passKtCellsTable(report: PassKtReport, labels: readonly string[] = entryLabels(report.checkpoints)): DataTable {
  return {
    caption: "Pass@(K,T) in per cent",
    columns: [
      textColumn("Checkpoint"),
      ...["K", "T", "Pass@(K,T)"].map(numberColumn),
      onlyFor("reading", numberColumn(levelText(report.level))),
      ...["low", "high"].map((label) => onlyFor("file", numberColumn(label))),
      ...["standard error", "of other tasks", "of a re-run"].map(numberColumn),
      ...["if missing fail", "if left out", "if missing pass", "tasks"].map(numberColumn),
      textColumn("Note"),
      onlyFor("file", textColumn("Reason")),
    ],
    rows: report.checkpoints.flatMap((entry, index) => entry.cells.map((cell) => cellRow(cell, labels[index] ?? entry.name))),
  };
}

function cellRow(cell: PassKtCell, label: string): DataCell[] {
  const { all_missing_fail: low, missing_excluded: without, all_missing_pass: high } = cell.bounds;
  const parts = cell.error_parts;
  const interval = cell.low === null ? numberCell(null, String, cell.reason) : textCell(formatInterval(cell.low, cell.high));
  return [
    textCell(label),
    ...[cell.k, cell.t].map((value) => numberCell(value, String)),
    numberCell(cell.value, formatPercent, cell.reason),
    interval,
    ...[cell.low, cell.high].map((value) => numberCell(value, formatPercent)),
    numberCell(cell.se, formatPercent, cell.reason),
    ...[parts?.tasks ?? null, parts?.rerun ?? null].map((value) => numberCell(value, formatPercent)),
    ...[low, without, high].map((value) => numberCell(value, formatPercent, cell.reason)),
    numberCell(cell.tasks, String),
    textCell(cell.k_over_half_n ? "K > n/2" : ""),
    textCell(cell.reason ?? ""),
  ];
}
