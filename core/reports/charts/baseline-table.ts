import type { BaselineReport } from "../baseline-report";
import { formatPercent, formatPoints, formatPointsInterval, formatPValue } from "../format-number";
import { type DataTable, numberCell, numberColumn, onlyFor, textCell, textColumn } from "./data-table";
import { levelText } from "./report-words";
import { verdictText } from "./verdict-text";

/** Every checkpoint minus the baseline at every K and T. Rates in per cent, differences in points; values in files are shares. */
export function baselineTable(report: BaselineReport): DataTable {
  const forFile = (labels: readonly string[]) => labels.map((label) => onlyFor("file", numberColumn(label)));
  return {
    caption: `Checkpoints minus ${report.baseline} in points, paired by task; the simultaneous interval holds over all of these cells`,
    columns: [
      textColumn("Checkpoint"),
      ...["tasks", "K", "T", "Pass@K", report.baseline, "Difference"].map(numberColumn),
      onlyFor("reading", numberColumn(`simultaneous ${levelText(report.level)}`)),
      ...forFile(["low", "high", "band low", "band high", "p"]),
      ...["p adjusted", "p Holm"].map(numberColumn),
      ...forFile(["p Benjamini-Hochberg"]),
      numberColumn("detectable"),
      textColumn("Verdict"),
      onlyFor("file", textColumn("Reason")),
    ],
    rows: report.comparisons.flatMap(({ a, b, tasks, cells }) =>
      cells.map((cell) => [
        textCell(a),
        ...[tasks, cell.k, cell.t].map((value) => numberCell(value, String)),
        ...[cell.a, cell.b].map((value) => numberCell(value, formatPercent, cell.reason)),
        numberCell(cell.delta, formatPoints, cell.reason),
        cell.band_low === null ? numberCell(null, String, cell.reason) : textCell(formatPointsInterval(cell.band_low, cell.band_high)),
        ...[cell.low, cell.high, cell.band_low, cell.band_high].map((value) => numberCell(value, formatPoints)),
        numberCell(cell.p, formatPValue),
        numberCell(cell.p_adjusted, formatPValue, cell.reason),
        ...[cell.p_holm, cell.p_bh].map((value) => numberCell(value, formatPValue)),
        numberCell(cell.minimum_detectable_effect, (value) => `±${formatPercent(value)}`),
        textCell(cell.delta === null ? "not estimable" : verdictText(cell.verdict, a, b)),
        textCell(cell.reason ?? ""),
      ]),
    ),
  };
}

/** Families of training seeds minus the baseline: the seed is what is drawn. Null where no family has two seeds. */
export function seedFamiliesTable(report: BaselineReport): DataTable | null {
  if (report.families.length === 0) return null;
  return {
    caption: `Families minus ${report.baseline} in points, with the training seed as the unit that is drawn`,
    columns: [
      textColumn("Family"),
      ...["training seeds", "K", "T", "Difference"].map(numberColumn),
      onlyFor("reading", numberColumn(levelText(report.level))),
      ...["low", "high", "standard error"].map((label) => onlyFor("file", numberColumn(label))),
      onlyFor("file", textColumn("Reason")),
    ],
    rows: report.families.flatMap(({ family, seeds, cells }) =>
      cells.map((cell) => [
        textCell(family),
        ...[seeds, cell.k, cell.t].map((value) => numberCell(value, String)),
        numberCell(cell.delta, formatPoints, cell.reason),
        cell.low === null ? numberCell(null, String, cell.reason) : textCell(formatPointsInterval(cell.low, cell.high)),
        ...[cell.low, cell.high, cell.se].map((value) => numberCell(value, formatPoints)),
        textCell(cell.reason ?? ""),
      ]),
    ),
  };
}
