import type { CompareCell, CompareReport } from "../compare-report";
import { formatPercent, formatPoints, formatPointsInterval } from "../format-number";
import { type CompareMethods, compareSides, UNKNOWN_METHODS } from "./compare-sides";
import { compareTable } from "./compare-table";
import type { DataTable } from "./data-table";
import type { ChartTip, FigureWords } from "./figure-words";
import { ERRORS_WORDS, levelText, percentText } from "./report-words";
import { type TurnAxis, turnAxis, turnRange } from "./turn-axis";
import { pointsAxis, type ValueAxis } from "./value-axis";
import { verdictText } from "./verdict-text";

/** A − B at one T. `clear`: the interval that decides (simultaneous, else pointwise) excludes zero. */
export type DifferencePoint = {
  t: number;
  delta: number | null;
  low: number | null;
  high: number | null;
  bandLow: number | null;
  bandHigh: number | null;
  detectable: number | null;
  clear: boolean;
  tip: ChartTip;
};

/** Neighbouring budgets without a clear difference. */
export type UnclearStretch = { fromT: number; toT: number; label: string; shortLabel: string };
export type EndNote = { text: string; value: number; strong: boolean };

export type DifferenceCurve = FigureWords & {
  k: number;
  x: TurnAxis;
  y: ValueAxis;
  points: DifferencePoint[];
  unclear: UnclearStretch[];
  crossings: { t: number; label: string }[];
  /** What the lines are, at their right ends. */
  endNotes: EndNote[];
  aheadAbove: string;
  aheadBelow: string;
  table: DataTable;
};

/** A − B over T at one K with both bands. Crossings are drawn at the K that the report has them for. */
export function differenceCurve(report: CompareReport, k: number, methods: CompareMethods = UNKNOWN_METHODS): DifferenceCurve {
  const { a, b } = compareSides(report, methods);
  const cells = cellsOfK(report, k);
  const points = cells.map((cell) => differencePoint(report, cell, a.name, b.name));
  const y = pointsAxis(points.flatMap((point) => [point.delta, point.low, point.high, point.bandLow, point.bandHigh]));
  return {
    title: `Difference in Pass@${k}, ${a.name} minus ${b.name}`,
    subtitle: subtitle(report, points),
    description: report.finding,
    footer: footer(report, k),
    k,
    x: turnAxis(cells.map((cell) => cell.t)),
    y,
    points,
    unclear: unclearStretches(points),
    crossings:
      report.crossing.k === k ? report.crossing.points.map((t) => ({ t, label: `sign changes near T = ${Number(t.toFixed(1))}` })) : [],
    endNotes: endNotes(points, report.level),
    aheadAbove: `↑ ${a.name} ahead`,
    aheadBelow: `↓ ${b.name} ahead`,
    table: compareTable(report, [k], methods),
  };
}

/** The cells of one K, ascending by T. */
export function cellsOfK(report: CompareReport, k: number): CompareCell[] {
  return report.cells.filter((cell) => cell.k === k).sort((one, other) => one.t - other.t);
}

/** Whether the verdict names a side: the deciding interval excludes zero. */
export function isClear(cell: CompareCell): boolean {
  return cell.verdict === "a_better" || cell.verdict === "b_better";
}

function differencePoint(report: CompareReport, cell: CompareCell, a: string, b: string): DifferencePoint {
  const lines = [`K ${cell.k}, T ${cell.t}: ${a} ${formatPercent(cell.a)}, ${b} ${formatPercent(cell.b)}`];
  if (cell.low !== null) lines.push(`pointwise ${levelText(report.level)} ${formatPointsInterval(cell.low, cell.high)}`);
  if (cell.band_low !== null) lines.push(`simultaneous ${levelText(report.level)} ${formatPointsInterval(cell.band_low, cell.band_high)}`);
  if (cell.delta !== null) {
    lines.push(`${cell.improved} tasks better with ${a}, ${cell.worse} with ${b}, ${cell.tied} tied`);
    lines.push(verdictText(cell.verdict, a, b));
  }
  if (cell.reason !== null) lines.push(cell.reason);
  return {
    t: cell.t,
    delta: cell.delta,
    low: cell.low,
    high: cell.high,
    bandLow: cell.band_low,
    bandHigh: cell.band_high,
    detectable: cell.minimum_detectable_effect,
    clear: isClear(cell),
    tip: { value: cell.delta === null ? "not estimable" : `${formatPoints(cell.delta)} points`, lines },
  };
}

function subtitle(report: CompareReport, points: readonly DifferencePoint[]): string {
  const level = levelText(report.level);
  const pointwise = points.some((point) => point.low !== null);
  const simultaneous = points.some((point) => point.bandLow !== null);
  if (!pointwise) return "In points, paired by task. No interval can be given here; the Data table has the reasons.";
  if (!simultaneous) return `In points, paired by task. Band pointwise (${level}). Filled points: the band excludes zero.`;
  return `In points, paired by task. Inner band pointwise, outer band simultaneous over the whole grid (${level}). Filled points: the outer band excludes zero.`;
}

function unclearStretches(points: readonly DifferencePoint[]): UnclearStretch[] {
  const stretches: { from: number; to: number }[] = [];
  points.forEach((point, index) => {
    if (point.clear || point.delta === null) return;
    const last = stretches.at(-1);
    if (last && last.to === index - 1) last.to = index;
    else stretches.push({ from: index, to: index });
  });
  return stretches.flatMap(({ from, to }) => {
    const fromT = points[from]?.t;
    const toT = points[to]?.t;
    if (fromT === undefined || toT === undefined) return [];
    const shortLabel = "no clear difference";
    return [{ fromT, toT, label: `${shortLabel}, ${turnRange(fromT, toT, to - from === 1)}`, shortLabel }];
  });
}

function endNotes(points: readonly DifferencePoint[], level: number): EndNote[] {
  const last = points.at(-1);
  if (!last || last.delta === null) return [];
  const above = last.delta >= 0;
  const notes = [
    { text: `simultaneous ${levelText(level)}`, value: above ? last.bandHigh : last.bandLow, strong: false },
    { text: `${formatPoints(last.delta)} points`, value: last.delta, strong: true },
    { text: `pointwise ${levelText(level)}`, value: above ? last.low : last.high, strong: false },
    { text: "smallest detectable", value: last.detectable === null ? null : above ? last.detectable : -last.detectable, strong: false },
  ];
  return notes.flatMap(({ text, value, strong }) => (value === null ? [] : [{ text, value, strong }]));
}

function footer(report: CompareReport, k: number): string {
  const parts: string[] = [];
  const { none, one, many } = report.crossing.share;
  if (report.crossing.k === k && none !== null && one !== null && many !== null && one + many >= 0.005) {
    parts.push(
      `Of the resamples of tasks ${percentText(one)} cross zero once, ${percentText(many)} more than once, ${percentText(none)} never.`,
    );
  }
  const { power, value } = report.minimum_detectable_effect;
  if (value !== null) parts.push(`Dotted: smallest difference that this design finds with ${levelText(power)} power.`);
  if (report.band.constant !== null) parts.push(`Band constant ${report.band.constant.toFixed(2)}, seed ${report.seed}.`);
  return [...parts, ERRORS_WORDS[report.errors]].join(" ");
}
