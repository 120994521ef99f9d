import type { CompareCell, CompareReport } from "../compare-report";
import { formatPercent, formatPoints, formatPointsInterval } from "../format-number";
import { type CompareMethods, type CompareSides, compareSides, UNKNOWN_METHODS } from "./compare-sides";
import { compareTable } from "./compare-table";
import { DIFFERENCE_TONES, type HeatCell, type HeatLegendItem, type HeatmapFigure, type HeatTone } from "./heatmap";
import { levelText } from "./report-words";

/** A − B over the whole grid on one scale that is symmetric about zero. */
export function differenceHeatmap(report: CompareReport, methods: CompareMethods = UNKNOWN_METHODS): HeatmapFigure {
  const sides = compareSides(report, methods);
  const reach = Math.max(0.1, ...report.cells.map((cell) => Math.abs(cell.delta ?? 0)));
  const end = Math.ceil(reach * 10 - 1e-9) / 10;
  const ts = [...report.t].sort((one, other) => one - other);
  const ks = [...report.k].sort((one, other) => other - one);
  const find = (k: number, t: number): CompareCell | undefined => report.cells.find((cell) => cell.k === k && cell.t === t);
  const rows = ks.map((k) => ({ k, cells: ts.map((t) => heatCell(report, find(k, t), k, t, end, sides)) }));
  const title = gridFinding(report, sides);
  return {
    title,
    subtitle: `${sides.a.name} minus ${sides.b.name} in points, dot where the pointwise ${levelText(report.level)} interval excludes zero`,
    description: title,
    footer: null,
    heatmaps: [
      { name: "", method: null, caption: `Difference of Pass@(K,T), ${sides.a.name} minus ${sides.b.name}, in points`, t: ts, rows },
    ],
    legend: legend(
      rows.flatMap((row) => row.cells),
      end,
    ),
    table: compareTable(report, report.k, methods),
  };
}

/** Whether the pointwise interval excludes zero. */
function excludesZero(cell: CompareCell): boolean {
  return cell.low !== null && cell.high !== null && (cell.low > 0 || cell.high < 0);
}

// Without a dot a cell has at most the palest step, however large the difference looks.
function tone(delta: number, end: number, significant: boolean): HeatTone {
  const step = Math.round((delta / end) * 4);
  const shown = significant ? step : Math.max(-1, Math.min(1, step));
  return DIFFERENCE_TONES[Math.max(-4, Math.min(4, shown)) + 4] ?? "dz";
}

function heatCell(report: CompareReport, cell: CompareCell | undefined, k: number, t: number, end: number, sides: CompareSides): HeatCell {
  const plain = { k, t, frail: false, edgeLeft: false, edgeBelow: false };
  if (!cell || cell.delta === null) {
    const reason = cell?.reason ?? "There is no such cell on both sides.";
    return {
      ...plain,
      text: "–",
      tone: "undef",
      marked: false,
      tip: { value: "not estimable", lines: [`K ${k}, T ${t}`, reason] },
      label: `K ${k}, T ${t}: not estimable. ${reason}`,
    };
  }
  const significant = excludesZero(cell);
  const value = [formatPoints(cell.delta), ...(cell.low === null ? [] : [formatPointsInterval(cell.low, cell.high)])].join(" ");
  const sidesText = `${sides.a.name} ${formatPercent(cell.a)}, ${sides.b.name} ${formatPercent(cell.b)}`;
  const notes = [
    ...(cell.low === null ? [] : [`pointwise ${levelText(report.level)} interval`]),
    ...(cell.reason === null ? [] : [cell.reason]),
  ];
  return {
    ...plain,
    text: formatPoints(cell.delta),
    tone: tone(cell.delta, end, significant),
    marked: significant,
    tip: { value, lines: [`K ${k}, T ${t}: ${sidesText}`, ...notes] },
    label: `K ${k}, T ${t}: ${value} points. ${[sidesText, ...notes].join(". ")}`,
  };
}

function legend(cells: readonly HeatCell[], end: number): HeatLegendItem[] {
  const points = Math.round(end * 100);
  const items: HeatLegendItem[] = [{ sign: "differences", text: `−${points} to +${points} points` }];
  if (cells.some((cell) => cell.marked)) items.push({ sign: "dot", text: "dot: pointwise interval excludes 0" });
  if (cells.some((cell) => !cell.marked && cell.tone !== "undef")) items.push({ sign: "pale", text: "pale: it does not" });
  if (cells.some((cell) => cell.tone === "undef")) items.push({ sign: "undef", text: "not estimable, reason on focus" });
  return items;
}

function gridFinding(report: CompareReport, sides: CompareSides): string {
  const known = report.cells.filter((cell) => cell.delta !== null);
  if (known.length === 0) return "No cell of the grid can be compared";
  const up = known.filter((cell) => cell.verdict === "a_better").length;
  const down = known.filter((cell) => cell.verdict === "b_better").length;
  if (up + down === 0) return `No clear difference in any of the ${known.length} cells`;
  const ahead = [
    ...(up > 0 ? [`${sides.a.name} is clearly ahead in ${up}`] : []),
    ...(down > 0 ? [`${sides.b.name}${up > 0 ? "" : " is clearly ahead"} in ${down}`] : []),
  ];
  return `Of ${known.length} cells ${ahead.join(", ")}`;
}
