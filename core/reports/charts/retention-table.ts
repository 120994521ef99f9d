import type { CompareReport } from "../compare-report";
import { formatRatio } from "../format-number";
import { type DataTable, numberCell, numberColumn } from "./data-table";

/** How much of the difference at the largest T is there at each T: Δ(T) / Δ(T max), with its interval from resampling tasks. */
export function retentionTable(report: CompareReport): DataTable {
  const last = Math.max(...report.t);
  return {
    caption: `Retention Δ(T) / Δ(${last})`,
    columns: ["T", "Retention", "low", "high"].map(numberColumn),
    rows: report.retention.map((row) => [
      numberCell(row.t, String),
      ...[row.value, row.low, row.high].map((value) => numberCell(value, formatRatio, row.reason)),
    ]),
  };
}
