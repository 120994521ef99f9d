import { visibleTicks } from "./end-labels";
import { type PlotFrame, turnX, valueY } from "./plot-frame";
import type { TurnAxis } from "./turn-axis";
import type { ValueAxis } from "./value-axis";

/** The axes of a line chart in px: every budget has a tick, the labels that collide are left out. */
export type AxisLayout = {
  xTicks: { x: number; label: string | null }[];
  yTicks: { y: number; label: string; zero: boolean }[];
  caption: string;
};

/** Places ticks and labels of both axes in the frame. */
export function layoutAxes(frame: PlotFrame, x: TurnAxis, y: ValueAxis): AxisLayout {
  const at = (t: number): number => turnX(frame, x, t);
  const shown = new Set(visibleTicks(x.ticks, at).map((tick) => tick.t));
  return {
    xTicks: x.ticks.map((tick) => ({ x: at(tick.t), label: shown.has(tick.t) ? tick.label : null })),
    yTicks: y.ticks.map((tick) => ({ y: valueY(frame, y, tick.value), label: tick.label, zero: tick.value === 0 && y.domain[0] < 0 })),
    caption: x.caption,
  };
}
