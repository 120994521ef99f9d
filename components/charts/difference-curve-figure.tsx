"use client";

import type { DifferenceCurve } from "@/core/reports/charts/difference-curve";
import { CHART_WIDTH_PX } from "@/core/reports/charts/plot-frame";
import { drawDifferenceCurve } from "@/core/reports/svg/draw-difference-curve";
import { ChartStage } from "./chart-stage";
import { DifferenceCurveChart } from "./difference-curve-chart";
import { Figure, type FigureProps } from "./figure";

type DifferenceCurveFigureProps = Pick<FigureProps, "link" | "actions"> & {
  model: DifferenceCurve;
  name?: string;
  /** Opens what stands behind one budget. */
  onOpen?: (t: number) => void;
};

/** How big the advantage is at each T, and where there is none. */
export function DifferenceCurveFigure({ model, name = "difference", onOpen, ...rest }: DifferenceCurveFigureProps) {
  return (
    <Figure
      help="comparing"
      words={model}
      table={model.table}
      name={name}
      draw={(palette) => drawDifferenceCurve(model, CHART_WIDTH_PX, palette)}
      {...rest}
    >
      <ChartStage draw={(widthPx, palette) => drawDifferenceCurve(model, widthPx, palette)}>
        {(widthPx) => <DifferenceCurveChart model={model} widthPx={widthPx} onOpen={onOpen} />}
      </ChartStage>
    </Figure>
  );
}
