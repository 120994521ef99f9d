import type { AxisLayout } from "@/core/reports/charts/axis-layout";
import type { PlotFrame } from "@/core/reports/charts/plot-frame";
import { Silent } from "./silent";

/** Both axes as laid out by the model: horizontal hairlines, a tick a budget, the zero line strongest. */
export function PlotAxes({ frame, axes }: { frame: PlotFrame; axes: AxisLayout }) {
  return (
    <Silent>
      {axes.yTicks.map(({ y, label, zero }) => (
        <g key={label}>
          <line className={zero ? "zero" : "grid"} x1={frame.leftPx} x2={frame.rightPx} y1={y} y2={y} />
          <text x={frame.leftPx - 8} y={y + 4} textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      <line className="axis" x1={frame.leftPx} x2={frame.rightPx} y1={frame.bottomPx} y2={frame.bottomPx} />
      {axes.xTicks.map(({ x, label }) => (
        <g key={x}>
          <line className="tick" x1={x} x2={x} y1={frame.bottomPx} y2={frame.bottomPx + 4} />
          {label === null ? null : (
            <text x={x} y={frame.bottomPx + 18} textAnchor="middle">
              {label}
            </text>
          )}
        </g>
      ))}
      <text className="mut" x={frame.leftPx} y={frame.bottomPx + 36}>
        {axes.caption}
      </text>
    </Silent>
  );
}
