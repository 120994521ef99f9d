import type { Palette } from "../charts/color-token";
import { type HeatCell, type Heatmap, type HeatmapFigure, toneColors } from "../charts/heatmap";
import { fitText } from "../charts/text-width";
import { type SvgNode, svgNode } from "./svg-node";
import { hatchPattern, svgLabel, svgLine, svgPicture } from "./svg-picture";

const CELL = { heightPx: 34, gapPx: 2, rowLabelPx: 28, headPx: 24, footPx: 24 };
const PANEL_GAP_PX = 32;

/** Heatmaps side by side, three in a row at most, as a picture of the given width. */
export function drawHeatmaps(figure: HeatmapFigure, palette: Palette, widthPx = 960): SvgNode {
  const columns = Math.max(1, Math.min(3, figure.heatmaps.length));
  const panelPx = columns === 1 ? Math.min(640, widthPx) : Math.floor((widthPx - PANEL_GAP_PX * (columns - 1)) / columns);
  const rows = Math.max(0, ...figure.heatmaps.map((heatmap) => heatmap.rows.length));
  const panelHeightPx = CELL.headPx + rows * (CELL.heightPx + CELL.gapPx) + CELL.footPx;
  const panels = figure.heatmaps.map((heatmap, index) => {
    const x = (index % columns) * (panelPx + PANEL_GAP_PX);
    const y = Math.floor(index / columns) * (panelHeightPx + 16);
    return svgNode("g", { transform: `translate(${x} ${y})` }, ...drawHeatmap(heatmap, panelPx, palette));
  });
  const bands = Math.max(1, Math.ceil(figure.heatmaps.length / columns));
  return svgPicture(figure, widthPx, bands * panelHeightPx + (bands - 1) * 16, [svgNode("defs", {}, hatchPattern(palette)), ...panels]);
}

function drawHeatmap(heatmap: Heatmap, widthPx: number, palette: Palette): SvgNode[] {
  const cellPx = (widthPx - CELL.rowLabelPx) / Math.max(1, heatmap.t.length) - CELL.gapPx;
  const left = (column: number): number => CELL.rowLabelPx + column * (cellPx + CELL.gapPx);
  const top = (row: number): number => CELL.headPx + row * (CELL.heightPx + CELL.gapPx);
  const muted = palette.color("ink-3");
  const foot = top(heatmap.rows.length) + 14;
  return [
    svgLabel(palette, 0, 14, fitText(heatmap.name, widthPx, true), { bold: true, color: palette.color("ink") }),
    ...heatmap.rows.flatMap((row, index) => [
      svgLabel(palette, CELL.rowLabelPx - 8, top(index) + 21, String(row.k), { anchor: "end", color: muted }),
      ...row.cells.flatMap((cell, column) => drawCell(cell, left(column), top(index), cellPx, palette)),
    ]),
    svgLabel(palette, CELL.rowLabelPx - 8, foot, "T", { anchor: "end", color: muted }),
    ...heatmap.t.map((t, column) => svgLabel(palette, left(column) + cellPx / 2, foot, String(t), { anchor: "middle", color: muted })),
  ];
}

function drawCell(cell: HeatCell, x: number, y: number, widthPx: number, palette: Palette): SvgNode[] {
  const colors = toneColors(cell.tone);
  const ink = colors ? palette.color(colors.ink) : palette.color("ink-2");
  const box = { x, y, width: widthPx, height: CELL.heightPx };
  const edge = CELL.gapPx / 2;
  const right = x + widthPx;
  const bottom = y + CELL.heightPx;
  return [
    svgNode(
      "rect",
      { ...box, fill: colors ? palette.color(colors.fill) : "url(#hatch)", stroke: colors ? null : palette.color("rule-2") },
      svgNode("title", {}, cell.label),
    ),
    ...(cell.frail
      ? [
          svgNode("rect", {
            x: x + 3,
            y: y + 3,
            width: widthPx - 6,
            height: CELL.heightPx - 6,
            fill: "none",
            stroke: ink,
            "stroke-opacity": "0.55",
          }),
        ]
      : []),
    svgLabel(palette, x + widthPx / 2, y + 21, cell.text, { anchor: "middle", color: ink }),
    ...(cell.marked ? [svgNode("circle", { cx: right - 7, cy: y + 7, r: 2.5, fill: ink })] : []),
    ...(cell.edgeLeft ? [svgLine(palette, { x: x - edge, y: y - edge }, { x: x - edge, y: bottom + edge }, "contour", 2)] : []),
    ...(cell.edgeBelow ? [svgLine(palette, { x: x - edge, y: bottom + edge }, { x: right + edge, y: bottom + edge }, "contour", 2)] : []),
  ];
}
