"use client";

import { PAIR_PLOT_PX } from "@/core/reports/charts/pair-plot";
import type { PerTaskPairs } from "@/core/reports/charts/per-task-pairs";
import { drawTaskPairs } from "@/core/reports/svg/draw-task-pairs";
import { ChartStage } from "./chart-stage";
import { Figure, type FigureProps } from "./figure";
import { TaskPairsChart } from "./task-pairs-chart";

type TaskPairsFigureProps = Pick<FigureProps, "link" | "actions"> & {
  model: PerTaskPairs;
  name?: string;
  /** The address of the episodes of a task. */
  taskHref?: (taskId: string) => string;
};

/** Where A and B disagree: one mark a task on the levels that its episodes allow. */
export function TaskPairsFigure({ model, name = "tasks", taskHref, ...rest }: TaskPairsFigureProps) {
  return (
    <Figure
      help="comparing"
      words={model}
      table={model.table}
      name={name}
      draw={(palette) => drawTaskPairs(model, PAIR_PLOT_PX, palette)}
      {...rest}
    >
      <ChartStage draw={(widthPx, palette) => drawTaskPairs(model, Math.min(PAIR_PLOT_PX, widthPx), palette)}>
        {(widthPx) => <TaskPairsChart model={model} widthPx={Math.min(PAIR_PLOT_PX, widthPx)} taskHref={taskHref} />}
      </ChartStage>
    </Figure>
  );
}
