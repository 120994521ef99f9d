import { formatInterval, formatPercent } from "../format-number";
import type { PassKtCell, PassKtReport } from "../pass-kt-report";
import { type DataCell, type DataTable, numberCell, numberColumn, onlyFor, textCell, textColumn } from "./data-table";
import { entryLabels, shortLabels } from "./entry-labels";
import type { FigureWords } from "./figure-words";
import { curvesFinding } from "./pass-kt-finding";
import { cellTip, NOT_MEASURED } from "./pass-kt-heatmap";
import { ERRORS_WORDS, levelText, MODE_WORDS } from "./report-words";
import { type SeriesStyle, styleSeries } from "./series-style";
import { type TurnAxis, turnAxis } from "./turn-axis";
import { PERCENT_AXIS, type ValueAxis } from "./value-axis";

/** One budget of one curve. `value: null` breaks the line; `text` is what the tooltip says. */
export type CurvePoint = { t: number; value: number | null; low: number | null; high: number | null; text: string };
export type CurveSeries = { id: string; label: string; shortLabel: string; style: SeriesStyle; points: CurvePoint[] };

/** What is known at one T, in the order of the series. */
export type CurveTip = { t: number; title: string; lines: { seriesId: string; label: string; text: string }[] };

export type BudgetCurves = FigureWords & {
  k: number;
  /** More than four curves are drawn as small multiples with the same axes, not in more colours. */
  layout: "overlay" | "multiples";
  x: TurnAxis;
  y: ValueAxis;
  series: CurveSeries[];
  tips: CurveTip[];
  table: DataTable;
};

const MOST_IN_ONE_CHART = 4;

/** The curve of Pass@k over T of each entry of the report. Bands are the intervals of the cells. */
export function budgetCurves(report: PassKtReport, k: number): BudgetCurves {
  const labels = entryLabels(report.checkpoints);
  const shorts = shortLabels(labels);
  const multiples = report.checkpoints.length > MOST_IN_ONE_CHART;
  const styles = multiples
    ? report.checkpoints.flatMap((entry) => styleSeries([entry.method]))
    : styleSeries(report.checkpoints.map((entry) => entry.method));
  const ts = [...new Set(report.t)].sort((a, b) => a - b);
  const series = report.checkpoints.flatMap((entry, index) => {
    const style = styles[index];
    const label = labels[index] ?? entry.name;
    const cells = ts.map((t) => entry.cells.find((cell) => cell.k === k && cell.t === t));
    const points = ts.map((t, at) => curvePoint(cells[at], t, cellTip(entry, cells[at], k, t).lines.at(-1) ?? null));
    return style ? [{ id: `s${index}`, label, shortLabel: shorts[index] ?? label, style, points }] : [];
  });
  const title = curvesFinding(report, k, labels);
  return {
    title,
    subtitle: `Pass@${k} in per cent, band = ${levelText(report.level)} interval over tasks, ${MODE_WORDS[report.mode]}`,
    description: title,
    footer: ERRORS_WORDS[report.errors],
    k,
    layout: multiples ? "multiples" : "overlay",
    x: turnAxis(ts, report.checkpoints[0]?.unit),
    y: PERCENT_AXIS,
    series: multiples ? [...series].sort((a, b) => lastValue(b) - lastValue(a)) : series,
    tips: ts.map((t, at) => ({
      t,
      title: `Pass@${k}, T = ${t}`,
      lines: series.map(({ id, label, points }) => ({ seriesId: id, label, text: points[at]?.text ?? "–" })),
    })),
    table: curvesTable(report, k, labels),
  };
}

function lastValue(series: CurveSeries): number {
  return series.points.findLast((point) => point.value !== null)?.value ?? -1;
}

function curvePoint(cell: PassKtCell | undefined, t: number, why: string | null): CurvePoint {
  const value = cell?.value ?? null;
  if (!cell || value === null) return { t, value: null, low: null, high: null, text: `not estimable${why === null ? "" : `: ${why}`}` };
  const interval = cell.low === null ? "" : ` ${formatInterval(cell.low, cell.high)}`;
  return { t, value, low: cell.low, high: cell.high, text: `${formatPercent(value)}${interval}` };
}

function curvesTable(report: PassKtReport, k: number, labels: readonly string[]): DataTable {
  return {
    caption: `Pass@${k} in per cent by turn budget`,
    columns: [
      textColumn("Checkpoint"),
      ...["T", `Pass@${k}`].map(numberColumn),
      onlyFor("reading", numberColumn(levelText(report.level))),
      ...["low", "high"].map((label) => onlyFor("file", numberColumn(label))),
      numberColumn("tasks"),
    ],
    rows: report.checkpoints.flatMap((entry, index) =>
      report.t.map((t) => {
        const cell = entry.cells.find((candidate) => candidate.k === k && candidate.t === t);
        return [textCell(labels[index] ?? entry.name), numberCell(t, String), ...pointCells(cell)];
      }),
    ),
  };
}

function pointCells(cell: PassKtCell | undefined): DataCell[] {
  const { value, low, high, tasks, reason } = cell ?? { value: null, low: null, high: null, tasks: null, reason: NOT_MEASURED };
  return [
    numberCell(value, formatPercent, reason),
    low === null ? numberCell(null, String, reason) : textCell(formatInterval(low, high)),
    ...[low, high].map((end) => numberCell(end, formatPercent)),
    numberCell(tasks, String, reason),
  ];
}

/** The stretches of a curve without a gap: a missing point is never bridged. */
export function unbrokenRuns<T>(points: readonly T[], isThere: (point: T) => boolean): T[][] {
  const runs: T[][] = [];
  let run: T[] = [];
  for (const point of points) {
    if (isThere(point)) run.push(point);
    else if (run.length > 0) {
      runs.push(run);
      run = [];
    }
  }
  return run.length > 0 ? [...runs, run] : runs;
}
