import type { TurnAxis } from "./turn-axis";
import { turnShare } from "./turn-axis";
import type { ValueAxis } from "./value-axis";
import { valueShare } from "./value-axis";

export type PlotKind = "budget" | "difference" | "panel";

/** Where a line chart stands in its picture, in px. Both renderers take it from here; text keeps its size at every width. */
export type PlotFrame = {
  widthPx: number;
  heightPx: number;
  compact: boolean;
  leftPx: number;
  rightPx: number;
  topPx: number;
  bottomPx: number;
  /** Space between the ends of the axis and the first and last budget. */
  insetPx: number;
};

/** From here down a chart is drawn for a phone. */
export const COMPACT_BELOW_PX = 480;
export const CHART_WIDTH_PX = 960;
export const PHONE_WIDTH_PX = 358;

const HEIGHTS_PX: Readonly<Record<PlotKind, { wide: number; compact: number; top: number }>> = {
  budget: { wide: 350, compact: 290, top: 14 },
  difference: { wide: 400, compact: 320, top: 28 },
  panel: { wide: 200, compact: 200, top: 26 },
};

/** The height of a chart, known before its width is measured so that nothing jumps. */
export function plotHeightPx(kind: PlotKind, compact: boolean): number {
  return compact ? HEIGHTS_PX[kind].compact : HEIGHTS_PX[kind].wide;
}

/** The frame for a picture of this width with `labelPx` kept free at the right for labels at the line ends. */
export function plotFrame(kind: PlotKind, widthPx: number, labelPx: number): PlotFrame {
  const compact = widthPx < COMPACT_BELOW_PX;
  const heightPx = plotHeightPx(kind, compact);
  return {
    widthPx,
    heightPx,
    compact,
    leftPx: 44,
    rightPx: Math.max(120, widthPx - Math.max(12, labelPx)),
    topPx: HEIGHTS_PX[kind].top,
    bottomPx: heightPx - 44,
    insetPx: compact ? 10 : 14,
  };
}

/** The horizontal place of budget t, in px. */
export function turnX(frame: PlotFrame, axis: TurnAxis, t: number): number {
  return frame.leftPx + frame.insetPx + turnShare(axis, t) * (frame.rightPx - frame.leftPx - 2 * frame.insetPx);
}

/** The vertical place of a value, in px. */
export function valueY(frame: PlotFrame, axis: ValueAxis, value: number): number {
  return frame.bottomPx - valueShare(axis, value) * (frame.bottomPx - frame.topPx);
}
