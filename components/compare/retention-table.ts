import { type DataTable, numberCell, numberColumn } from "@/core/reports/charts/data-table";
import type { CompareReport } from "@/core/reports/compare-report";
import { formatRatio, NO_NUMBER } from "@/core/reports/format-number";

function ratioInterval(low: number | null, high: number | null): string {
  return low === null || high === null ? NO_NUMBER : `[${formatRatio(low)}, ${formatRatio(high)}]`;
}

/** How much of the advantage at the largest T is left at each smaller one. */
export function retentionTable(report: CompareReport): DataTable {
  const last = report.t.at(-1);
  return {
    caption: `Retention Δ(T) / Δ(${last})`,
    columns: ["T", "Retention", "interval"].map(numberColumn),
    rows: report.retention.map((row) => [
      numberCell(row.t, String),
      numberCell(row.value, formatRatio, row.reason),
      { text: ratioInterval(row.low, row.high), value: row.low === null ? null : ratioInterval(row.low, row.high), reason: row.reason },
    ]),
  };
}
