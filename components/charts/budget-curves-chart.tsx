"use client";

import { Area, ComposedChart, Line, XAxis, YAxis } from "recharts";
import type { BudgetCurves, CurveSeries } from "@/core/reports/charts/budget-curves";
import { layoutBudgetCurves } from "@/core/reports/charts/budget-curves-layout";
import { themePalette } from "@/core/reports/charts/color-token";
import { seriesColor } from "@/core/reports/charts/series-style";
import { thickFirst } from "@/core/reports/svg/draw-budget-curves";
import { budgetCurveRows } from "./curve-rows";
import { LoneIntervals } from "./lone-intervals";
import { PlotAxes } from "./plot-axes";
import { marginOf } from "./plot-margin";
import { SeriesGlyph, SeriesPoint } from "./series-glyph";
import { Silent } from "./silent";
import { type TurnColumn, TurnColumns } from "./turn-columns";

export type BudgetCurvesChartProps = { model: BudgetCurves; widthPx: number; onOpen?: ((t: number) => void) | undefined };

/** Up to four budget curves in one plot, with bands and labels at the line ends. */
export function BudgetCurvesChart({ model, widthPx, onOpen }: BudgetCurvesChartProps) {
  const { frame, axes, labels } = layoutBudgetCurves(model, widthPx);
  const drawn = thickFirst(model.series);
  return (
    <>
      <ComposedChart
        className="chart"
        width={widthPx}
        height={frame.heightPx}
        data={budgetCurveRows(model)}
        margin={marginOf(frame)}
        accessibilityLayer={false}
      >
        <XAxis
          hide
          type="number"
          dataKey="t"
          scale="log"
          domain={model.x.domain}
          ticks={model.x.ticks.map(({ t }) => t)}
          padding={{ left: frame.insetPx, right: frame.insetPx }}
        />
        <YAxis hide type="number" domain={model.y.domain} ticks={model.y.ticks.map(({ value }) => value)} />
        <PlotAxes frame={frame} axes={axes} />
        {drawn.map((series) => curveBand(series))}
        <LoneIntervals
          frame={frame}
          x={model.x}
          y={model.y}
          series={drawn.map(({ id, points, style }) => ({ id, points, color: seriesColor(style, themePalette) }))}
        />
        {drawn.map((series) => curveLine(series))}
        <Silent>
          {labels.map(({ series, lead, text, fullText, x, y }) => (
            <g key={series.id}>
              {lead ? <path className="lead" d={`M${lead.fromX} ${lead.fromY}L${lead.toX} ${lead.toY}`} /> : null}
              <text x={x} y={y} style={{ fill: seriesColor(series.style, themePalette), fontWeight: 600 }}>
                <title>{fullText}</title>
                {text}
              </text>
            </g>
          ))}
        </Silent>
      </ComposedChart>
      <TurnColumns frame={frame} axis={model.x} columns={curveColumns(model)} onOpen={onOpen} />
    </>
  );
}

/** What each T tells: one line a series, with its mark. */
export function curveColumns(model: Pick<BudgetCurves, "tips" | "series">): TurnColumn[] {
  return model.tips.map((tip) => ({
    t: tip.t,
    label: `${tip.title}: ${tip.lines.map((line) => `${line.label} ${line.text}`).join("; ")}`,
    content: (
      <>
        <b>{tip.title}</b>
        {tip.lines.map((line) => {
          const style = model.series.find((series) => series.id === line.seriesId)?.style;
          return (
            <span key={line.seriesId} className="flex items-baseline gap-1.5">
              {style ? <SeriesGlyph style={style} /> : null}
              <span className="ink2">{line.label}</span> {line.text}
            </span>
          );
        })}
      </>
    ),
  }));
}

// Recharts finds its parts by type, so these give elements and are no components.
function curveBand(series: CurveSeries) {
  return (
    <Area
      key={`band-${series.id}`}
      dataKey={`band-${series.id}`}
      type="linear"
      stroke="none"
      fill={seriesColor(series.style, themePalette)}
      fillOpacity="var(--band)"
      dot={false}
      activeDot={false}
      isAnimationActive={false}
    />
  );
}

function curveLine(series: CurveSeries) {
  const { dash, strokePx } = series.style;
  return (
    <Line
      key={`line-${series.id}`}
      dataKey={`value-${series.id}`}
      type="linear"
      stroke={seriesColor(series.style, themePalette)}
      strokeWidth={strokePx}
      strokeLinejoin="round"
      {...(dash === null ? {} : { strokeDasharray: dash })}
      dot={({ cx, cy, index }: { cx?: number; cy?: number; index?: number }) =>
        typeof cx === "number" && typeof cy === "number" ? (
          <SeriesPoint key={index} style={series.style} x={cx} y={cy} />
        ) : (
          <g key={index} />
        )
      }
      activeDot={false}
      isAnimationActive={false}
    />
  );
}
