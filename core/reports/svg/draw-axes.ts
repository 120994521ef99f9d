import type { AxisLayout } from "../charts/axis-layout";
import type { Palette } from "../charts/color-token";
import type { PlotFrame } from "../charts/plot-frame";
import type { SvgNode } from "./svg-node";
import { svgLabel, svgLine } from "./svg-picture";

/** Hairlines, the foot line with a tick a budget, and the labels of both axes. */
export function drawAxes(frame: PlotFrame, axes: AxisLayout, palette: Palette): SvgNode[] {
  const { leftPx, rightPx, bottomPx } = frame;
  const grid = axes.yTicks.flatMap(({ y, label }) => [
    svgLine(palette, { x: leftPx, y }, { x: rightPx, y }, "rule"),
    svgLabel(palette, leftPx - 8, y + 4, label, { anchor: "end" }),
  ]);
  const foot = svgLine(palette, { x: leftPx, y: bottomPx }, { x: rightPx, y: bottomPx }, "rule-3");
  const ticks = axes.xTicks.flatMap(({ x, label }) => [
    svgLine(palette, { x, y: bottomPx }, { x, y: bottomPx + 4 }, "rule-3"),
    ...(label === null ? [] : [svgLabel(palette, x, bottomPx + 18, label, { anchor: "middle" })]),
  ]);
  return [...grid, foot, ...ticks, svgLabel(palette, leftPx, bottomPx + 36, axes.caption, { color: palette.color("ink-3") })];
}
