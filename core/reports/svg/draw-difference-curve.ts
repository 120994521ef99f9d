import type { Palette } from "../charts/color-token";
import type { DifferenceCurve } from "../charts/difference-curve";
import { type DifferenceLayout, layoutDifferenceCurve } from "../charts/difference-curve-layout";
import { turnX, valueY } from "../charts/plot-frame";
import { drawAxes } from "./draw-axes";
import { drawBand, linePath } from "./draw-band";
import { type SvgNode, svgNode } from "./svg-node";
import { svgLabel, svgLine, svgPicture } from "./svg-picture";

/** The difference curve with both bands as a picture of the given width. */
export function drawDifferenceCurve(model: DifferenceCurve, widthPx: number, palette: Palette): SvgNode {
  const layout = layoutDifferenceCurve(model, widthPx);
  const { frame, axes } = layout;
  const zeroY = valueY(frame, model.y, 0);
  return svgPicture(model, widthPx, frame.heightPx, [
    ...layout.unclear.map(({ x, widthPx: width }) =>
      svgNode("rect", {
        x,
        y: frame.topPx,
        width,
        height: frame.bottomPx - frame.topPx,
        fill: palette.color("ink"),
        "fill-opacity": "0.035",
      }),
    ),
    ...drawAxes(frame, axes, palette),
    svgLine(palette, { x: frame.leftPx, y: zeroY }, { x: frame.rightPx, y: zeroY }, "ink", 1.5),
    ...drawSeries(model, layout, palette),
    ...drawUnclear(layout, palette),
    ...drawCrossings(layout, palette),
    ...layout.ahead.map(({ text, x, y, anchor }) => svgLabel(palette, x, y, text, { anchor, bold: true, color: palette.color("ink") })),
    ...layout.notes.map(({ text, x, y, strong }) =>
      svgLabel(palette, x, y, text, strong ? { bold: true, color: palette.color("ink") } : {}),
    ),
  ]);
}

function drawSeries(model: DifferenceCurve, { frame }: DifferenceLayout, palette: Palette): SvgNode[] {
  const x = (t: number): number => turnX(frame, model.x, t);
  const y = (value: number | null): number | null => (value === null ? null : valueY(frame, model.y, value));
  const inside = (value: number | null): number | null => (value === null || Math.abs(value) > model.y.domain[1] ? null : y(value));
  const line = linePath(model.points.map((point) => ({ x: x(point.t), y: y(point.delta) })));
  const detectable = [1, -1].flatMap((sign) => {
    const d = linePath(
      model.points.map((point) => ({ x: x(point.t), y: inside(point.detectable === null ? null : sign * point.detectable) })),
    );
    const look = {
      fill: "none",
      stroke: palette.color("ink-3"),
      "stroke-width": 1.5,
      "stroke-dasharray": "1 3",
      "stroke-linecap": "round",
    };
    return d === null ? [] : [svgNode("path", { d, ...look })];
  });
  return [
    ...drawBand(
      model.points.map((point) => ({ x: x(point.t), low: y(point.bandLow), high: y(point.bandHigh) })),
      palette.color("ink-2"),
      0.1,
    ),
    ...drawBand(
      model.points.map((point) => ({ x: x(point.t), low: y(point.low), high: y(point.high) })),
      palette.color("ink-2"),
      0.16,
    ),
    ...detectable,
    ...(line === null
      ? []
      : [svgNode("path", { d: line, fill: "none", stroke: palette.color("ink"), "stroke-width": 2, "stroke-linejoin": "round" })]),
    ...model.points.flatMap((point) => {
      const cy = y(point.delta);
      const ink = palette.color("ink");
      return cy === null
        ? []
        : [
            svgNode("circle", {
              cx: x(point.t),
              cy,
              r: 4.5,
              fill: point.clear ? ink : palette.color("bg"),
              stroke: ink,
              "stroke-width": "1.75",
            }),
          ];
    }),
  ];
}

function drawUnclear({ frame, unclear }: DifferenceLayout, palette: Palette): SvgNode[] {
  const foot = frame.bottomPx - 14;
  return unclear.flatMap(({ x, widthPx, label }) => [
    svgNode("path", { d: `M${round(x)} ${foot - 6}v6H${round(x + widthPx)}v-6`, fill: "none", stroke: palette.color("ink") }),
    ...(label ? [svgLabel(palette, label.x, foot - 10, label.text, { anchor: "middle", bold: true, color: palette.color("ink") })] : []),
  ]);
}

function drawCrossings({ crossings }: DifferenceLayout, palette: Palette): SvgNode[] {
  return crossings.flatMap(({ x, zeroY, labelX, labelY, text }) => [
    svgNode("path", { d: `M${round(x)} ${round(zeroY - 6)}V${labelY + 6}`, fill: "none", stroke: palette.color("rule-3") }),
    svgNode("path", { d: `M${round(x)} ${round(zeroY - 6)}v-22`, fill: "none", stroke: palette.color("ink"), "stroke-dasharray": "2 2" }),
    svgLabel(palette, labelX, labelY, text, { anchor: "middle" }),
  ]);
}

const round = (value: number): number => Math.round(value * 10) / 10;
