import type { PlotFrame } from "@/core/reports/charts/plot-frame";

/** The frame as Recharts' margins: with hidden axes the plot then stands exactly where the static picture has it. */
export function marginOf(frame: PlotFrame): { top: number; right: number; bottom: number; left: number } {
  return { top: frame.topPx, right: frame.widthPx - frame.rightPx, bottom: frame.heightPx - frame.bottomPx, left: frame.leftPx };
}
