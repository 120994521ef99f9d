import type { CompareCell, CompareReport } from "../compare-report";
import { formatPercent, formatPointsInterval, formatPValue } from "../format-number";
import { type DataCell, type DataTable, numberCell, numberColumn, textCell } from "./data-table";
import { levelText } from "./report-words";

const NO_PARTS = "Needs 2K counted episodes of every task on both sides.";

/** What else is known of each cell, for readers who ask: the tests and their adjustments, equivalence, and what the error is made of. */
export function compareDetailsTable(report: CompareReport, ks: readonly number[] = report.k): DataTable {
  const cells = report.cells.filter((cell) => ks.includes(cell.k)).sort((one, other) => one.k - other.k || one.t - other.t);
  const equivalence = cells.find((cell) => cell.equivalence !== null)?.equivalence ?? null;
  return {
    caption: "Tests, equivalence and error parts of each budget",
    columns: [
      ...[...(ks.length > 1 ? ["K"] : []), "T", "p", "p Holm", "p Benjamini-Hochberg", "sign test p"].map(numberColumn),
      ...(equivalence ? [numberColumn(equivalenceHead(equivalence))] : []),
      ...["error of other tasks", "error of a re-run"].map(numberColumn),
    ],
    rows: cells.map((cell) => [
      ...[...(ks.length > 1 ? [cell.k] : []), cell.t].map((value) => numberCell(value, String)),
      ...[cell.p, cell.p_holm, cell.p_bh, cell.sign_p].map((value) => numberCell(value, formatPValue, cell.reason)),
      ...(equivalence ? [equivalenceCell(cell)] : []),
      ...[cell.error_parts?.tasks, cell.error_parts?.rerun].map((value) => errorCell(value, cell.reason ?? NO_PARTS)),
    ]),
  };
}

function equivalenceHead({ margin, level }: NonNullable<CompareCell["equivalence"]>): string {
  return `equivalence ±${formatPercent(margin)}, ${levelText(level)}`;
}

/** The 1 − 2α interval, and whether it lies inside the margin. */
function equivalenceCell({ equivalence, reason }: CompareCell): DataCell {
  if (equivalence === null) return numberCell(null, String, reason);
  return textCell(`${formatPointsInterval(equivalence.low, equivalence.high)} ${equivalence.shown ? "inside" : "not inside"}`);
}

function errorCell(value: number | undefined, reason: string): DataCell {
  return numberCell(value ?? null, (error) => `±${formatPercent(error)}`, reason);
}
