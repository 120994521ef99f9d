import { MISSING_STOP_REASONS } from "../../trajectory/stop-reason";
import { formatCount } from "../format-number";
import type { PassKtReport } from "../pass-kt-report";
import { type DataTable, numberCell, numberColumn, textCell, textColumn } from "./data-table";
import { entryLabels } from "./entry-labels";

/** What was asked of each entry and what became of it. */
export function denominatorsTable(report: PassKtReport): DataTable {
  const labels = entryLabels(report.checkpoints);
  const causes = MISSING_STOP_REASONS.filter((reason) => report.checkpoints.some((entry) => (entry.denominators.missing[reason] ?? 0) > 0));
  return {
    caption: "Episodes asked and counted",
    columns: [
      textColumn("Checkpoint"),
      ...["tasks", "asked", "counted", "missing", ...causes, "not graded", "duplicates"].map(numberColumn),
    ],
    rows: report.checkpoints.map((entry, index) => {
      const { counted, missing, not_graded, duplicates } = entry.denominators;
      const lost = causes.reduce((sum, reason) => sum + (missing[reason] ?? 0), 0);
      const counts = [entry.tasks, entry.episodes, counted, lost, ...causes.map((reason) => missing[reason] ?? 0), not_graded, duplicates];
      return [textCell(labels[index] ?? entry.name), ...counts.map((count) => numberCell(count, formatCount))];
    }),
  };
}
