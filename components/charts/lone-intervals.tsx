import { unbrokenRuns } from "@/core/reports/charts/budget-curves";
import { type PlotFrame, turnX, valueY } from "@/core/reports/charts/plot-frame";
import type { TurnAxis } from "@/core/reports/charts/turn-axis";
import type { ValueAxis } from "@/core/reports/charts/value-axis";
import { Silent } from "./silent";

type Interval = { t: number; low: number | null; high: number | null };
type LoneIntervalsProps = {
  frame: PlotFrame;
  x: TurnAxis;
  y: ValueAxis;
  series: readonly { id: string; color: string; points: readonly Interval[] }[];
};

/** Intervals without a neighbour, which no band can show: upright lines. */
export function LoneIntervals({ frame, x, y, series }: LoneIntervalsProps) {
  return (
    <Silent>
      {series.flatMap(({ id, color, points }) =>
        unbrokenRuns(points, (point) => point.low !== null && point.high !== null)
          .filter((run) => run.length === 1)
          .flatMap((run) => {
            const [point] = run;
            if (!point || point.low === null || point.high === null) return [];
            const at = turnX(frame, x, point.t);
            return (
              <line
                key={`${id}-${point.t}`}
                x1={at}
                x2={at}
                y1={valueY(frame, y, point.low)}
                y2={valueY(frame, y, point.high)}
                stroke={color}
                strokeWidth={6}
                strokeOpacity={0.28}
              />
            );
          }),
      )}
    </Silent>
  );
}
