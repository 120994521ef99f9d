"use client";

import type { BudgetCurves } from "@/core/reports/charts/budget-curves";
import { CHART_WIDTH_PX } from "@/core/reports/charts/plot-frame";
import { drawBudgetCurves } from "@/core/reports/svg/draw-budget-curves";
import { BudgetCurvesChart } from "./budget-curves-chart";
import { BudgetCurvesPanels } from "./budget-curves-panels";
import { ChartStage } from "./chart-stage";
import { Figure, type FigureProps } from "./figure";

type BudgetCurvesFigureProps = Pick<FigureProps, "link" | "actions" | "help"> & {
  model: BudgetCurves;
  name?: string;
  /** The width on a desk; 552 in half a page. */
  deskPx?: number;
  /** Opens what stands behind one budget. */
  onOpen?: (t: number) => void;
};

/** How success grows with turns: one curve an entry, its interval as a band. */
export function BudgetCurvesFigure({ model, name = "curves", deskPx = CHART_WIDTH_PX, onOpen, ...rest }: BudgetCurvesFigureProps) {
  const Chart = model.layout === "multiples" ? BudgetCurvesPanels : BudgetCurvesChart;
  return (
    <Figure
      help="budget-curve"
      words={model}
      table={model.table}
      name={name}
      draw={(palette) => drawBudgetCurves(model, CHART_WIDTH_PX, palette)}
      {...rest}
    >
      <ChartStage draw={(widthPx, palette) => drawBudgetCurves(model, widthPx, palette)} deskPx={deskPx}>
        {(widthPx) => <Chart model={model} widthPx={widthPx} onOpen={onOpen} />}
      </ChartStage>
    </Figure>
  );
}
