import type { Palette } from "./color-token";
import type { PerTaskPairs, TaskPair } from "./per-task-pairs";
import { type SeriesMark, seriesColor } from "./series-style";

/** The scatter of one width in px: a square plot, B along the foot, A up the side. */
export type PairPlot = {
  widthPx: number;
  heightPx: number;
  leftPx: number;
  rightPx: number;
  topPx: number;
  bottomPx: number;
  xTicks: { at: number; label: string }[];
  yTicks: { at: number; label: string }[];
  diagonal: { from: { x: number; y: number }; to: { x: number; y: number } };
  marks: { pair: TaskPair; x: number; y: number }[];
};

export const PAIR_PLOT_PX = 400;

/** Places ticks, diagonal and marks in a picture of this width. */
export function placePairs(model: PerTaskPairs, widthPx: number): PairPlot {
  const leftPx = 40;
  const rightPx = widthPx - 8;
  const topPx = 24;
  const bottomPx = topPx + (rightPx - leftPx);
  const span = 1 + 2 * model.overhang;
  const x = (share: number): number => leftPx + ((share + model.overhang) / span) * (rightPx - leftPx);
  const y = (share: number): number => bottomPx - ((share + model.overhang) / span) * (bottomPx - topPx);
  return {
    widthPx,
    heightPx: bottomPx + 44,
    leftPx,
    rightPx,
    topPx,
    bottomPx,
    xTicks: model.x.ticks.map(({ value, label }) => ({ at: x(value), label })),
    yTicks: model.y.ticks.map(({ value, label }) => ({ at: y(value), label })),
    diagonal: { from: { x: x(0), y: y(0) }, to: { x: x(1), y: y(1) } },
    marks: model.pairs.map((pair) => ({ pair, x: x(pair.atX), y: y(pair.atY) })),
  };
}

/** The mark of a task: that of the side which solves it more often, a dot where tied. */
export function pairMark(model: Pick<PerTaskPairs, "a" | "b">, pair: TaskPair): SeriesMark {
  return pair.side === "tied" ? "circle" : model[pair.side].style.mark;
}

/** The size of a mark, 1 = 12 px: tied ones are smaller, merged ones grow with the root of their number. */
export function pairSize(model: Pick<PerTaskPairs, "pairs">, pair: TaskPair): number {
  if (pair.taskId !== null) return pair.side === "tied" ? 0.65 : 0.8;
  const most = Math.max(...model.pairs.map((other) => other.count));
  return 0.5 + 1.5 * Math.sqrt(pair.count / most);
}

/** The colour of a task's mark. */
export function pairColor(model: Pick<PerTaskPairs, "a" | "b">, pair: TaskPair, palette: Palette): string {
  return pair.side === "tied" ? palette.color("ink-2") : seriesColor(model[pair.side].style, palette);
}
