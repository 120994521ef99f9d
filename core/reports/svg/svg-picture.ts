import type { ColorToken, Palette } from "../charts/color-token";
import type { FigureWords } from "../charts/figure-words";
import { type SvgNode, svgNode, svgText } from "./svg-node";

export const SVG_FONT = 'Inter, InterVariable, system-ui, "Segoe UI", "Helvetica Neue", Arial, sans-serif';

type TextLook = { anchor?: "start" | "middle" | "end"; color?: string; bold?: boolean; sizePx?: number };

/** A picture of the given size with its title and description for readers. */
export function svgPicture(
  words: Pick<FigureWords, "title" | "description">,
  widthPx: number,
  heightPx: number,
  children: readonly SvgNode[],
): SvgNode {
  const attributes = {
    xmlns: "http://www.w3.org/2000/svg",
    width: widthPx,
    height: heightPx,
    viewBox: `0 0 ${widthPx} ${heightPx}`,
    role: "img",
    "font-family": SVG_FONT,
    "font-size": 12,
    style: "font-variant-numeric: tabular-nums lining-nums",
  };
  return svgNode("svg", attributes, svgNode("title", {}, words.title), svgNode("desc", {}, words.description), ...children);
}

/** One line of 12-px text. */
export function svgLabel(palette: Palette, x: number, y: number, text: string, look: TextLook = {}): SvgNode {
  return svgNode(
    "text",
    {
      x,
      y,
      "text-anchor": look.anchor === "start" ? null : look.anchor,
      fill: look.color ?? palette.color("ink-2"),
      "font-weight": look.bold ? 600 : null,
      "font-size": look.sizePx,
    },
    text,
  );
}

/** A straight line of one px. */
export function svgLine(
  palette: Palette,
  from: { x: number; y: number },
  to: { x: number; y: number },
  token: ColorToken,
  widthPx?: number,
): SvgNode {
  return svgNode("line", { x1: from.x, y1: from.y, x2: to.x, y2: to.y, stroke: palette.color(token), "stroke-width": widthPx });
}

/** A picture with a white ground as a file of its own. */
export function svgDocument(picture: SvgNode, palette: Palette): string {
  const ground = svgNode("rect", { width: "100%", height: "100%", fill: palette.color("bg") });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${svgText({ ...picture, children: [...picture.children.slice(0, 2), ground, ...picture.children.slice(2)] })}\n`;
}

/** The hatching of what can't be estimated or is missing, as a pattern to refer to by `url(#id)`. */
export function hatchPattern(palette: Palette, id = "hatch"): SvgNode {
  const line = svgNode("path", { d: "M-1 7L7 -1M-1 1L1 -1M5 7L7 5", stroke: palette.color("hatch"), "stroke-width": 1 });
  return svgNode("pattern", { id, width: 6, height: 6, patternUnits: "userSpaceOnUse" }, line);
}
