import type { ColorToken, Palette } from "../charts/color-token";
import { seriesColor, styleSeries } from "../charts/series-style";
import type { StopReasonBars, StopReasonPanel, StopSegment } from "../charts/stop-reason-bars";
import { fitText } from "../charts/text-width";
import type { WhoSolvesWhat } from "../charts/who-solves-what";
import { type SvgNode, svgNode } from "./svg-node";
import { hatchPattern, svgLabel, svgPicture } from "./svg-picture";

type Part = { share: number; fill: string; title: string; gapBefore: boolean; hatched: boolean };

const BAR = { heightPx: 18, stepPx: 21, labelPx: 34, headPx: 24 };

/** One stacked bar of the given width; parts are a px apart, what is missing stands after a gap. */
function drawBar(parts: readonly Part[], x: number, y: number, widthPx: number, palette: Palette): SvgNode[] {
  const free = widthPx - parts.reduce((sum, part) => sum + (part.gapBefore ? 4 : 1), 0);
  let at = x;
  return parts.flatMap((part) => {
    at += part.gapBefore ? 4 : 1;
    const box = { x: at, y, width: Math.max(0.5, part.share * free), height: BAR.heightPx };
    at += box.width;
    const title = svgNode("title", {}, part.title);
    const hatch = part.hatched ? [svgNode("rect", { ...box, fill: "url(#hatch)", stroke: palette.color("hatch") })] : [];
    return [svgNode("rect", { ...box, fill: part.fill }, title), ...hatch];
  });
}

const OUTCOME_FILL: Readonly<Record<string, ColorToken>> = { failure: "o-failure", turn_limit: "o-limit", gave_up: "o-gaveup" };

/** The fill of a part of a stop-reason bar; success has the colour of the method. */
export function stopFill(segment: Pick<StopSegment, "reason" | "missing">, success: string, palette: Palette): string {
  if (segment.reason === "success") return success;
  return palette.color(segment.missing ? "bg" : (OUTCOME_FILL[segment.reason] ?? "o-context"));
}

/** Stop-reason bars of each entry, three panels in a row at most. */
export function drawStopReasonBars(model: StopReasonBars, palette: Palette, widthPx = 960): SvgNode {
  const columns = Math.max(1, Math.min(3, model.panels.length));
  const panelPx = (widthPx - 32 * (columns - 1)) / columns;
  const bars = Math.max(0, ...model.panels.map((panel) => panel.bars.length));
  const panelHeightPx = BAR.headPx + bars * BAR.stepPx + 8;
  const styles = styleSeries(model.panels.map((panel) => panel.method));
  const panels = model.panels.map((panel, index) => {
    const style = styles[index];
    const success = style ? seriesColor({ ...style, shade: 0 }, palette) : palette.color("ink");
    const place = `translate(${(index % columns) * (panelPx + 32)} ${Math.floor(index / columns) * panelHeightPx})`;
    return svgNode("g", { transform: place }, ...drawStopPanel(panel, success, panelPx, palette));
  });
  const rows = Math.max(1, Math.ceil(model.panels.length / columns));
  return svgPicture(model, widthPx, rows * panelHeightPx, [svgNode("defs", {}, hatchPattern(palette)), ...panels]);
}

function drawStopPanel(panel: StopReasonPanel, success: string, widthPx: number, palette: Palette): SvgNode[] {
  const barPx = widthPx - BAR.labelPx;
  return [
    svgLabel(palette, 0, 14, fitText(panel.name, widthPx, true), { bold: true, color: palette.color("ink") }),
    ...panel.bars.flatMap((bar, index) => {
      const y = BAR.headPx + index * BAR.stepPx;
      const parts = bar.segments.map((segment, at) => ({
        share: segment.share,
        fill: stopFill(segment, success, palette),
        title: `${segment.reason} ${segment.count}`,
        gapBefore: segment.missing && at > 0 && !bar.segments[at - 1]?.missing,
        hatched: segment.missing || segment.reason === "turn_limit",
      }));
      return [svgLabel(palette, BAR.labelPx - 8, y + 13, bar.label, { anchor: "end" }), ...drawBar(parts, BAR.labelPx, y, barPx, palette)];
    }),
  ];
}

/** Bars of both, only A, only B, neither, one a T, with the four counts at their ends. */
export function drawWhoSolvesWhat(model: WhoSolvesWhat, widthPx: number, palette: Palette): SvgNode {
  const countsPx = 132;
  const fills = [
    palette.color("ink-2"),
    seriesColor(model.a.style, palette),
    seriesColor(model.b.style, palette),
    palette.color("o-context"),
  ];
  const rows = model.rows.flatMap((row, index) => {
    const y = index * BAR.stepPx;
    const counts = [row.both, row.onlyA, row.onlyB, row.neither];
    const total = counts.reduce((sum, count) => sum + count, 0);
    const parts = counts.flatMap((count, at) =>
      count === 0 ? [] : [{ share: count / total, fill: fills[at] ?? "", title: row.label, gapBefore: false, hatched: false }],
    );
    return [
      svgLabel(palette, BAR.labelPx - 8, y + 13, String(row.t), { anchor: "end" }),
      ...drawBar(parts, BAR.labelPx, y, widthPx - BAR.labelPx - countsPx, palette),
      svgLabel(palette, widthPx, y + 13, counts.join(" · "), { anchor: "end" }),
    ];
  });
  return svgPicture(model, widthPx, Math.max(1, model.rows.length) * BAR.stepPx, rows);
}
