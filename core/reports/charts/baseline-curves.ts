import type { Method } from "../../trajectory/method";
import type { BaselineReport } from "../baseline-report";
import type { CompareCell, CompareReport } from "../compare-report";
import { formatPoints, formatPointsInterval } from "../format-number";
import { baselineTable } from "./baseline-table";
import type { BudgetCurves, CurvePoint } from "./budget-curves";
import { cellsOfK } from "./difference-curve";
import { shortLabels } from "./entry-labels";
import { countText, ERRORS_WORDS, levelText } from "./report-words";
import { styleSeries } from "./series-style";
import { turnAxis } from "./turn-axis";
import { pointsAxis } from "./value-axis";

const MOST_IN_ONE_CHART = 3;

/**
 * Every checkpoint minus the baseline over T at one K: zero is the baseline, the band is the simultaneous one over all of them. `methods`
 * stand in the order of the report's comparisons.
 */
export function baselineCurves(report: BaselineReport, k: number, methods: readonly (Method | null)[] = []): BudgetCurves {
  const { comparisons, baseline } = report;
  const multiples = comparisons.length > MOST_IN_ONE_CHART;
  const given = comparisons.map((_, index) => methods[index] ?? null);
  const styles = multiples ? given.flatMap((method) => styleSeries([method])) : styleSeries(given);
  const shorts = shortLabels(comparisons.map(({ a }) => a));
  const series = comparisons.flatMap((comparison, index) => {
    const style = styles[index];
    const points = cellsOfK(comparison, k).map(differencePoint);
    return style ? [{ id: `s${index}`, label: comparison.a, shortLabel: shorts[index] ?? comparison.a, style, points }] : [];
  });
  const title = `Difference in Pass@${k}, ${countText(comparisons.length, "checkpoint")} minus ${baseline}`;
  return {
    title,
    subtitle: `In points, paired by task. Zero is ${baseline}; the bands together hold with ${levelText(report.level)} over all checkpoints, K and T.`,
    description: comparisons.map(({ finding }) => finding).join(" "),
    footer: footer(report),
    k,
    layout: multiples ? "multiples" : "overlay",
    x: turnAxis(report.t, report.unit),
    y: pointsAxis(series.flatMap(({ points }) => points.flatMap(({ value, low, high }) => [value, low, high]))),
    series,
    tips: report.t.map((t) => ({
      t,
      title: `Pass@${k}, T = ${t}`,
      lines: series.map(({ id, label, points }) => ({ seriesId: id, label, text: points.find((point) => point.t === t)?.text ?? "–" })),
    })),
    table: baselineTable({ ...report, comparisons: comparisons.map((comparison) => onlyK(comparison, k)) }),
  };
}

function onlyK(comparison: CompareReport, k: number): CompareReport {
  return { ...comparison, cells: cellsOfK(comparison, k) };
}

function differencePoint({ t, delta, band_low: low, band_high: high, reason }: CompareCell): CurvePoint {
  if (delta === null) return { t, value: null, low: null, high: null, text: `not estimable${reason === null ? "" : `: ${reason}`}` };
  const interval = low === null ? "" : ` ${formatPointsInterval(low, high)}`;
  return { t, value: delta, low, high, text: `${formatPoints(delta)} points${interval}` };
}

function footer({ band, seed, errors }: BaselineReport): string {
  const constant =
    band.constant === null ? "" : `Band constant ${band.constant.toFixed(2)} over ${countText(band.cells, "cell")}, seed ${seed}. `;
  return `${constant}${ERRORS_WORDS[errors]}`;
}
