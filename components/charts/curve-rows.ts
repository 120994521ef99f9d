import type { BudgetCurves } from "@/core/reports/charts/budget-curves";
import type { DifferenceCurve } from "@/core/reports/charts/difference-curve";

/** What Recharts gets: one row a T. A missing value or interval is absent, which breaks line and band. */
export type CurveRow = { t: number } & { [key: `value-${string}`]: number | undefined } & {
  [key: `band-${string}`]: [number, number] | undefined;
};

/** The rows of the budget curves. */
export function budgetCurveRows(model: Pick<BudgetCurves, "x" | "series">): CurveRow[] {
  return model.x.ticks.map(({ t }) => {
    const row: CurveRow = { t };
    for (const series of model.series) {
      const point = series.points.find((candidate) => candidate.t === t);
      row[`value-${series.id}`] = point?.value ?? undefined;
      row[`band-${series.id}`] = interval(point?.low, point?.high);
    }
    return row;
  });
}

/** The rows of the difference curve; the smallest detectable difference is left out where it lies beyond the axis. */
export function differenceRows(model: Pick<DifferenceCurve, "points" | "y">): CurveRow[] {
  const end = model.y.domain[1];
  return model.points.map((point) => {
    const detectable = point.detectable !== null && point.detectable <= end ? point.detectable : undefined;
    return {
      t: point.t,
      "value-delta": point.delta ?? undefined,
      "value-detectable": detectable,
      "value-undetectable": detectable === undefined ? undefined : -detectable,
      "band-pointwise": interval(point.low, point.high),
      "band-simultaneous": interval(point.bandLow, point.bandHigh),
    };
  });
}

function interval(low: number | null | undefined, high: number | null | undefined): [number, number] | undefined {
  return typeof low === "number" && typeof high === "number" ? [low, high] : undefined;
}
