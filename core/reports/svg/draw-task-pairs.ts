import type { Palette } from "../charts/color-token";
import { type PairPlot, pairColor, pairMark, pairSize, placePairs } from "../charts/pair-plot";
import type { PerTaskPairs } from "../charts/per-task-pairs";
import { markPath } from "../charts/series-style";
import { type SvgNode, svgNode } from "./svg-node";
import { svgLabel, svgLine, svgPicture } from "./svg-picture";

/** The per-task scatter as a square picture of the given width. */
export function drawTaskPairs(model: PerTaskPairs, widthPx: number, palette: Palette): SvgNode {
  const plot = placePairs(model, widthPx);
  const marks = plot.marks.map(({ pair, x, y }) =>
    svgNode(
      "path",
      {
        d: markPath(pairMark(model, pair), x, y, pairSize(model, pair)),
        fill: pairColor(model, pair, palette),
        "fill-opacity": pair.side === "tied" ? "0.55" : "0.85",
      },
      svgNode("title", {}, [pair.tip.value, ...pair.tip.lines].join(", ")),
    ),
  );
  return svgPicture(model, widthPx, plot.heightPx, [...drawPairAxes(plot, model, palette), ...marks]);
}

function drawPairAxes(plot: PairPlot, model: PerTaskPairs, palette: Palette): SvgNode[] {
  const { leftPx, rightPx, bottomPx } = plot;
  return [
    ...plot.yTicks.flatMap(({ at, label }) => [
      svgLine(palette, { x: leftPx, y: at }, { x: rightPx, y: at }, "rule"),
      svgLabel(palette, leftPx - 8, at + 4, label, { anchor: "end" }),
    ]),
    ...plot.xTicks.map(({ at, label }) => svgLabel(palette, at, bottomPx + 20, label, { anchor: "middle" })),
    svgLine(palette, plot.diagonal.from, plot.diagonal.to, "rule-3"),
    svgLabel(palette, 0, 12, model.y.caption, { color: palette.color("ink-3") }),
    svgLabel(palette, leftPx, plot.heightPx - 4, model.x.caption, { color: palette.color("ink-3") }),
  ];
}
