import type { CompareReport } from "../compare-report";
import { formatPercent, formatPoints, formatPointsInterval, formatPValue } from "../format-number";
import { type CompareMethods, compareSides, UNKNOWN_METHODS } from "./compare-sides";
import { type DataCell, type DataColumn, type DataTable, numberCell, numberColumn, onlyFor, textCell, textColumn } from "./data-table";
import { levelText } from "./report-words";
import { verdictText } from "./verdict-text";

/** Every cell of the comparison in numbers, by K and T. Rates in per cent, differences in points; CSV values are shares. */
export function compareTable(
  report: CompareReport,
  ks: readonly number[] = report.k,
  methods: CompareMethods = UNKNOWN_METHODS,
): DataTable {
  const { a, b } = compareSides(report, methods);
  const cells = report.cells.filter((cell) => ks.includes(cell.k)).sort((one, other) => one.k - other.k || one.t - other.t);
  return {
    caption: `${a.name} minus ${b.name} in points, paired by task`,
    columns: compareColumns(a.name, b.name, report.level, ks.length > 1),
    rows: cells.map((cell) => [
      ...[cell.k, cell.t].map((value) => numberCell(value, String)),
      ...[cell.a, cell.b].map((value) => numberCell(value, formatPercent, cell.reason)),
      numberCell(cell.delta, formatPoints, cell.reason),
      intervalCell(cell.low, cell.high, cell.reason),
      intervalCell(cell.band_low, cell.band_high, cell.reason),
      ...[cell.low, cell.high, cell.band_low, cell.band_high].map((value) => numberCell(value, formatPoints)),
      numberCell(cell.minimum_detectable_effect, (value) => `±${formatPercent(value)}`),
      ...[cell.p, cell.p_adjusted].map((value) => numberCell(value, formatPValue, cell.reason)),
      textCell(cell.delta === null ? "" : [cell.improved, cell.worse, cell.tied].join(" / ")),
      ...[cell.improved, cell.worse, cell.tied].map((value) => numberCell(value, String)),
      ...[cell.mcnemar_p, cell.sign_p, cell.p_holm, cell.p_bh].map((value) => numberCell(value, formatPValue)),
      textCell(cell.delta === null ? "not estimable" : verdictText(cell.verdict, a.name, b.name)),
      textCell(cell.reason ?? ""),
      ...[cell.equivalence?.low ?? null, cell.equivalence?.high ?? null].map((value) => numberCell(value, formatPoints)),
      textCell(cell.equivalence ? String(cell.equivalence.shown) : ""),
      ...[cell.error_parts?.tasks ?? null, cell.error_parts?.rerun ?? null].map((value) => numberCell(value, formatPoints)),
    ]),
  };
}

function compareColumns(a: string, b: string, level: number, severalK: boolean): DataColumn[] {
  const forFile = (labels: readonly string[]): DataColumn[] => labels.map((label) => onlyFor("file", numberColumn(label)));
  return [
    ...(severalK ? [numberColumn("K")] : forFile(["K"])),
    ...["T", a, b, "Difference"].map(numberColumn),
    onlyFor("reading", numberColumn(`pointwise ${levelText(level)}`)),
    onlyFor("reading", numberColumn(`simultaneous ${levelText(level)}`)),
    ...forFile(["low", "high", "band low", "band high"]),
    numberColumn("detectable"),
    ...forFile(["p"]),
    numberColumn("p adjusted"),
    onlyFor("reading", numberColumn("better / worse / tied")),
    ...forFile(["better", "worse", "tied"]),
    numberColumn("McNemar p"),
    ...forFile(["sign test p", "p Holm", "p Benjamini-Hochberg"]),
    textColumn("Verdict"),
    onlyFor("file", textColumn("Reason")),
    ...forFile(["equivalence low", "equivalence high"]),
    onlyFor("file", textColumn("equivalent")),
    ...forFile(["standard error of other tasks", "standard error of a re-run"]),
  ];
}

function intervalCell(low: number | null, high: number | null, reason: string | null): DataCell {
  return low === null || high === null ? numberCell(null, String, reason) : textCell(formatPointsInterval(low, high));
}
