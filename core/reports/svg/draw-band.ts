import { unbrokenRuns } from "../charts/budget-curves";
import { type SvgNode, svgNode } from "./svg-node";

export type BandPoint = { x: number; low: number | null; high: number | null };
type WholePoint = { x: number; low: number; high: number };

const point = ({ x, y }: { x: number; y: number }): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** A band between two lines in px, broken where an interval is missing; an interval without neighbours is an upright line. */
export function drawBand(points: readonly BandPoint[], color: string, opacity: number): SvgNode[] {
  const whole = unbrokenRuns(points, (candidate) => candidate.low !== null && candidate.high !== null);
  return whole.map((run) => {
    const known = run.filter((candidate): candidate is WholePoint => candidate.low !== null && candidate.high !== null);
    const only = known[0];
    if (known.length === 1 && only) {
      return svgNode("path", {
        d: `M${point({ x: only.x, y: only.low })}V${only.high}`,
        stroke: color,
        "stroke-width": 6,
        "stroke-opacity": opacity * 2,
      });
    }
    const upper = known.map(({ x, high }) => point({ x, y: high }));
    const lower = [...known].reverse().map(({ x, low }) => point({ x, y: low }));
    return svgNode("path", { d: `M${[...upper, ...lower].join("L")}Z`, fill: color, "fill-opacity": String(opacity) });
  });
}

/** The path through the points, straight and broken where a value is missing; null where there is nothing to draw. */
export function linePath(points: readonly { x: number; y: number | null }[]): string | null {
  const runs = unbrokenRuns(points, (candidate) => candidate.y !== null).filter((run) => run.length > 1);
  const parts = runs.map((run) => `M${run.map(({ x, y }) => point({ x, y: y ?? 0 })).join("L")}`);
  return parts.length > 0 ? parts.join("") : null;
}
