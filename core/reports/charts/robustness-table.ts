import type { PassKtReport } from "../pass-kt-report";
import { type BudgetMeasure, budgetMeasures, curveMeasures, type Measured } from "./budget-measures";
import { type DataCell, type DataColumn, type DataTable, numberCell, numberColumn, onlyFor, textCell, textColumn } from "./data-table";
import { entryLabels } from "./entry-labels";

/** Entries as rows: the area under the budget curve, the budget an entry does worst at, its largest distance to the best one at one T. */
export function robustnessTable(report: PassKtReport): DataTable {
  const measures = curveMeasures(report);
  return {
    caption: captionOf(report),
    columns: [textColumn("Checkpoint"), ...measures.flatMap(({ label }) => measuredColumns(label))],
    rows: entryLabels(report.checkpoints).map((label, index) => [
      textCell(label),
      ...measures.flatMap((measure) => cellsAt(measure, index)),
    ]),
  };
}

/** Measures as rows, entries as columns: every single number that stands for a whole budget curve, in the order of `budgetMeasures`. */
export function budgetMeasuresTable(report: PassKtReport): DataTable {
  return {
    caption: captionOf(report),
    columns: [textColumn("Measure"), ...entryLabels(report.checkpoints).flatMap(measuredColumns)],
    rows: budgetMeasures(report).map((measure) => [textCell(measure.label), ...measure.values.flatMap(measuredCells)]),
  };
}

function captionOf(report: PassKtReport): string {
  return `Pass@${Math.min(...report.k)} over the budgets`;
}

function measuredColumns(label: string): DataColumn[] {
  return [numberColumn(label), ...["low", "high", "T"].map((what) => onlyFor("file", numberColumn(`${label} ${what}`)))];
}

function cellsAt({ values }: BudgetMeasure, index: number): DataCell[] {
  const value = values[index];
  return value ? measuredCells(value) : [];
}

function measuredCells({ text, value, low, high, t, reason }: Measured): DataCell[] {
  return [{ text, value, reason }, ...[low, high, t].map((end) => numberCell(end, String))];
}
