import type { CompareReport } from "../compare-report";
import { formatPercent, formatPoints } from "../format-number";
import { type CompareMethods, compareSides, UNKNOWN_METHODS } from "./compare-sides";
import { type DataTable, numberCell, numberColumn, textCell, textColumn } from "./data-table";
import { detectableDifference } from "./detectable-difference";
import { verdictText } from "./verdict-text";

const P_DIGITS = 3;

/** A p-value without its letter, for a column that has it in the head: "0.031", "< 0.001". */
function pText(p: number): string {
  return p < 0.001 ? "< 0.001" : p.toFixed(P_DIGITS);
}

/** Every cell of the comparison in numbers, by K and T. Rates in per cent, differences in points; CSV values are shares. */
export function compareTable(
  report: CompareReport,
  ks: readonly number[] = report.k,
  methods: CompareMethods = UNKNOWN_METHODS,
): DataTable {
  const { a, b } = compareSides(report, methods);
  const cells = report.cells.filter((cell) => ks.includes(cell.k)).sort((one, other) => one.k - other.k || one.t - other.t);
  return {
    caption: `${a.name} minus ${b.name}, paired by task`,
    columns: [
      ...["K", "T", a.name, b.name, "Difference", "low", "high", "band low", "band high", "detectable", "p", "p adjusted"].map(
        numberColumn,
      ),
      ...["better", "worse", "tied", "McNemar p"].map(numberColumn),
      textColumn("Verdict"),
      textColumn("Note"),
    ],
    rows: cells.map((cell) => [
      ...[cell.k, cell.t].map((value) => numberCell(value, String)),
      ...[cell.a, cell.b].map((value) => numberCell(value, formatPercent, cell.reason)),
      ...[cell.delta, cell.low, cell.high, cell.band_low, cell.band_high].map((value) => numberCell(value, formatPoints, cell.reason)),
      numberCell(detectableDifference(report, cell), (value) => `±${formatPercent(value)}`),
      ...[cell.p, cell.p_adjusted].map((value) => numberCell(value, pText, cell.reason)),
      ...[cell.improved, cell.worse, cell.tied].map((value) => numberCell(value, String)),
      numberCell(cell.mcnemar_p, pText),
      textCell(cell.delta === null ? "not estimable" : verdictText(cell.verdict, a.name, b.name)),
      textCell(cell.reason ?? ""),
    ]),
  };
}
