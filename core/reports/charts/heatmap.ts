import type { Method } from "../../trajectory/method";
import type { DifferenceToken, InkToken, LevelToken } from "./color-token";
import type { DataTable } from "./data-table";
import type { ChartTip, FigureWords } from "./figure-words";

/** The CSS class of a cell's fill: level v0…v9, difference dn4…dz…dp4, or not estimable. */
export type HeatTone = `v${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}` | `dn${1 | 2 | 3 | 4}` | "dz" | `dp${1 | 2 | 3 | 4}` | "undef";

export type HeatCell = {
  k: number;
  t: number;
  text: string;
  tone: HeatTone;
  /** K > n/2: drawn with an inner rule. */
  frail: boolean;
  /** The interval excludes zero: drawn with a dot. */
  marked: boolean;
  /** The contour passes between this cell and the one at its left, or below it. */
  edgeLeft: boolean;
  edgeBelow: boolean;
  tip: ChartTip;
  /** The cell in words, for a screen reader. */
  label: string;
};

/** A K×T grid of one entry or one comparison. Rows run from the largest K at the top to the smallest at the foot. */
export type Heatmap = { name: string; method: Method | null; caption: string; t: number[]; rows: { k: number; cells: HeatCell[] }[] };

export type HeatLegendItem = { sign: "levels" | "differences" | "contour" | "frail" | "undef" | "dot" | "pale"; text: string };

/** Heatmaps of one scale under one finding. */
export type HeatmapFigure = FigureWords & { heatmaps: Heatmap[]; legend: HeatLegendItem[]; table: DataTable };

export const LEVEL_TONES: readonly HeatTone[] = ["v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9"];
export const DIFFERENCE_TONES: readonly HeatTone[] = ["dn4", "dn3", "dn2", "dn1", "dz", "dp1", "dp2", "dp3", "dp4"];

const LEVELS: readonly LevelToken[] = ["l0", "l1", "l2", "l3", "l4", "l5", "l6", "l7", "l8", "l9"];
const DIFFERENCES: readonly DifferenceToken[] = ["d-4", "d-3", "d-2", "d-1", "d0", "d1", "d2", "d3", "d4"];

/** The level class of a rate: ten equal steps, 100 % in the last. */
export function levelTone(rate: number): HeatTone {
  return LEVEL_TONES[Math.min(9, Math.max(0, Math.floor(rate * 10 + 1e-9)))] ?? "v0";
}

/** Fill and ink of a tone, measured at 4.5:1 or more; null = hatched. */
export function toneColors(tone: HeatTone): { fill: LevelToken | DifferenceToken; ink: InkToken } | null {
  const level = LEVEL_TONES.indexOf(tone);
  const fill = LEVELS[level];
  if (fill) return { fill, ink: level < 5 ? "level-ink-low" : "level-ink-high" };
  const difference = DIFFERENCES[DIFFERENCE_TONES.indexOf(tone)];
  return difference ? { fill: difference, ink: tone === "dn4" || tone === "dp4" ? "diff-ink-end" : "diff-ink" } : null;
}
