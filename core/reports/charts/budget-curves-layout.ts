import { type AxisLayout, layoutAxes } from "./axis-layout";
import type { BudgetCurves, CurveSeries } from "./budget-curves";
import { endLabelRoomPx, type PlacedLabel, placeEndLabels } from "./end-labels";
import { COMPACT_BELOW_PX, type PlotFrame, plotFrame, valueY } from "./plot-frame";

/** A budget chart of one width: frame, axes and the labels at the line ends, with the series each label belongs to. */
export type CurvesLayout = { frame: PlotFrame; axes: AxisLayout; labels: (PlacedLabel & { series: CurveSeries })[] };

/** Everything of the overlay chart that depends on its width. */
export function layoutBudgetCurves(model: BudgetCurves, widthPx: number): CurvesLayout {
  const compact = widthPx < COMPACT_BELOW_PX;
  const labelled = model.series.flatMap((series) => {
    const last = series.points.findLast((point) => point.value !== null);
    return last && last.value !== null ? [{ series, value: last.value }] : [];
  });
  const words = labelled.map(({ series }) => ({ text: series.label, shortText: series.shortLabel, bold: true }));
  const frame = plotFrame("budget", widthPx, endLabelRoomPx(words, widthPx, compact));
  const placed = placeEndLabels(
    labelled.map(({ series, value }) => ({
      text: series.label,
      shortText: series.shortLabel,
      bold: true,
      y: valueY(frame, model.y, value),
    })),
    frame,
  );
  return {
    frame,
    axes: layoutAxes(frame, model.x, model.y),
    labels: placed.flatMap((label, index) => {
      const series = labelled[index]?.series;
      return series ? [{ ...label, series }] : [];
    }),
  };
}

/** The width of one small multiple in a picture of this width: three side by side, two when narrow, one on a phone. */
export function panelGrid(widthPx: number): { columns: number; panelPx: number; gapPx: number } {
  const gapPx = 24;
  const columns = widthPx < COMPACT_BELOW_PX ? 1 : widthPx < 720 ? 2 : 3;
  return { columns, panelPx: Math.floor((widthPx - gapPx * (columns - 1)) / columns), gapPx };
}

/** The frame and axes of one small multiple. */
export function layoutPanel(model: BudgetCurves, panelPx: number): { frame: PlotFrame; axes: AxisLayout } {
  const frame = plotFrame("panel", panelPx, 12);
  return { frame, axes: layoutAxes(frame, model.x, model.y) };
}
