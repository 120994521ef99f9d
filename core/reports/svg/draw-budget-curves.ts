import type { BudgetCurves, CurveSeries } from "../charts/budget-curves";
import { layoutBudgetCurves, layoutPanel, panelGrid } from "../charts/budget-curves-layout";
import type { Palette } from "../charts/color-token";
import { type PlotFrame, turnX, valueY } from "../charts/plot-frame";
import { markPath, seriesColor } from "../charts/series-style";
import { fitText } from "../charts/text-width";
import { drawAxes } from "./draw-axes";
import { drawBand, linePath } from "./draw-band";
import { type SvgNode, svgNode } from "./svg-node";
import { svgLabel, svgPicture } from "./svg-picture";

const BAND_OPACITY = 0.14;

/** Budget curves as a picture of the given width. */
export function drawBudgetCurves(model: BudgetCurves, widthPx: number, palette: Palette): SvgNode {
  return model.layout === "multiples" ? drawMultiples(model, widthPx, palette) : drawOverlay(model, widthPx, palette);
}

function drawOverlay(model: BudgetCurves, widthPx: number, palette: Palette): SvgNode {
  const { frame, axes, labels } = layoutBudgetCurves(model, widthPx);
  const drawn = thickFirst(model.series);
  return svgPicture(model, widthPx, frame.heightPx, [
    ...drawAxes(frame, axes, palette),
    ...drawn.flatMap((series) => seriesBand(model, series, frame, palette)),
    ...drawn.map((series) => seriesLine(model, series, frame, palette)),
    ...labels.flatMap(({ lead, series, text, x, y }) => [
      ...(lead
        ? [svgNode("path", { d: `M${lead.fromX} ${lead.fromY}L${lead.toX} ${lead.toY}`, stroke: palette.color("rule-3"), fill: "none" })]
        : []),
      svgLabel(palette, x, y, text, { color: seriesColor(series.style, palette), bold: true }),
    ]),
  ]);
}

/** Thick lines lie below thin ones, so that equal curves both show. */
export function thickFirst(series: readonly CurveSeries[]): CurveSeries[] {
  return [...series].sort((a, b) => b.style.strokePx - a.style.strokePx);
}

function drawMultiples(model: BudgetCurves, widthPx: number, palette: Palette): SvgNode {
  const { columns, panelPx, gapPx } = panelGrid(widthPx);
  const { frame, axes } = layoutPanel(model, panelPx);
  const panels = model.series.map((series, index) => {
    const x = (index % columns) * (panelPx + gapPx);
    const y = Math.floor(index / columns) * (frame.heightPx + gapPx);
    return svgNode(
      "g",
      { transform: `translate(${x} ${y})` },
      ...drawAxes(frame, axes, palette),
      ...model.series.filter((other) => other !== series).flatMap((other) => ghostLine(model, other, frame, palette)),
      ...seriesBand(model, series, frame, palette),
      seriesLine(model, series, frame, palette),
      svgLabel(palette, frame.leftPx, 12, fitText(series.label, frame.rightPx - frame.leftPx, true), {
        color: seriesColor(series.style, palette),
        bold: true,
      }),
    );
  });
  const rows = Math.max(1, Math.ceil(model.series.length / columns));
  return svgPicture(model, widthPx, rows * frame.heightPx + (rows - 1) * gapPx, panels);
}

function seriesBand(model: BudgetCurves, series: CurveSeries, frame: PlotFrame, palette: Palette): SvgNode[] {
  const y = (value: number | null): number | null => (value === null ? null : valueY(frame, model.y, value));
  const points = series.points.map((point) => ({ x: turnX(frame, model.x, point.t), low: y(point.low), high: y(point.high) }));
  return drawBand(points, seriesColor(series.style, palette), BAND_OPACITY);
}

function placed(model: BudgetCurves, series: CurveSeries, frame: PlotFrame): { x: number; y: number | null }[] {
  return series.points.map((point) => ({
    x: turnX(frame, model.x, point.t),
    y: point.value === null ? null : valueY(frame, model.y, point.value),
  }));
}

function seriesLine(model: BudgetCurves, series: CurveSeries, frame: PlotFrame, palette: Palette): SvgNode {
  const color = seriesColor(series.style, palette);
  const points = placed(model, series, frame);
  const d = linePath(points);
  const { dash, hollow, mark, strokePx } = series.style;
  const line =
    d === null
      ? null
      : svgNode("path", { d, fill: "none", stroke: color, "stroke-width": strokePx, "stroke-dasharray": dash, "stroke-linejoin": "round" });
  const marks = points.flatMap(({ x, y }) =>
    y === null
      ? []
      : [
          svgNode("path", {
            d: markPath(mark, x, y),
            fill: hollow ? palette.color("bg") : color,
            stroke: hollow ? color : palette.color("bg"),
            "stroke-width": 1.5,
            "paint-order": "stroke",
          }),
        ],
  );
  return svgNode("g", {}, line, ...marks);
}

function ghostLine(model: BudgetCurves, series: CurveSeries, frame: PlotFrame, palette: Palette): SvgNode[] {
  const d = linePath(placed(model, series, frame));
  return d === null ? [] : [svgNode("path", { d, fill: "none", stroke: palette.color("rule-2"), "stroke-width": 1 })];
}
