"use client";

import { Area, ComposedChart, Line, XAxis, YAxis } from "recharts";
import type { BudgetCurves, CurveSeries } from "@/core/reports/charts/budget-curves";
import { layoutPanel, panelGrid } from "@/core/reports/charts/budget-curves-layout";
import { themePalette } from "@/core/reports/charts/color-token";
import { seriesColor } from "@/core/reports/charts/series-style";
import { fitText } from "@/core/reports/charts/text-width";
import { type BudgetCurvesChartProps, curveColumns } from "./budget-curves-chart";
import { budgetCurveRows } from "./curve-rows";
import { PlotAxes } from "./plot-axes";
import { marginOf } from "./plot-margin";
import { SeriesPoint } from "./series-glyph";
import { TurnColumns } from "./turn-columns";

/** More than four curves: one small plot each with the same axes, the others pale behind it. */
export function BudgetCurvesPanels({ model, widthPx, onOpen }: BudgetCurvesChartProps) {
  const { columns, panelPx, gapPx } = panelGrid(widthPx);
  return (
    <div className="grid" style={{ gridTemplateColumns: `repeat(${columns}, ${panelPx}px)`, gap: gapPx }}>
      {model.series.map((series) => (
        <Panel key={series.id} model={model} series={series} panelPx={panelPx} onOpen={onOpen} />
      ))}
    </div>
  );
}

type PanelProps = { model: BudgetCurves; series: CurveSeries; panelPx: number; onOpen: BudgetCurvesChartProps["onOpen"] };

function Panel({ model, series, panelPx, onOpen }: PanelProps) {
  const { frame, axes } = layoutPanel(model, panelPx);
  const color = seriesColor(series.style, themePalette);
  const { dash, strokePx } = series.style;
  const line = { type: "linear", activeDot: false, isAnimationActive: false } as const;
  const tips = model.tips.map((entry) => ({ ...entry, lines: entry.lines.filter((candidate) => candidate.seriesId === series.id) }));
  return (
    <div className="relative">
      <ComposedChart
        className="chart"
        width={panelPx}
        height={frame.heightPx}
        data={budgetCurveRows(model)}
        margin={marginOf(frame)}
        accessibilityLayer={false}
      >
        <XAxis hide type="number" dataKey="t" scale="log" domain={model.x.domain} padding={{ left: frame.insetPx, right: frame.insetPx }} />
        <YAxis hide type="number" domain={model.y.domain} />
        <PlotAxes frame={frame} axes={axes} />
        {model.series
          .filter((other) => other !== series)
          .map((other) => (
            <Line key={other.id} {...line} dataKey={`value-${other.id}`} stroke="var(--rule-2)" strokeWidth={1} dot={false} />
          ))}
        <Area {...line} dataKey={`band-${series.id}`} stroke="none" fill={color} fillOpacity="var(--band)" dot={false} />
        <Line
          {...line}
          dataKey={`value-${series.id}`}
          stroke={color}
          strokeWidth={strokePx}
          {...(dash === null ? {} : { strokeDasharray: dash })}
          dot={({ cx, cy, index }: { cx?: number; cy?: number; index?: number }) =>
            typeof cx === "number" && typeof cy === "number" ? (
              <SeriesPoint key={index} style={series.style} x={cx} y={cy} />
            ) : (
              <g key={index} />
            )
          }
        />
        <text x={frame.leftPx} y={12} style={{ fill: color, fontWeight: 600 }}>
          <title>{series.label}</title>
          {fitText(series.label, frame.rightPx - frame.leftPx, true)}
        </text>
      </ComposedChart>
      <TurnColumns frame={frame} axis={model.x} columns={curveColumns({ tips, series: [series] })} onOpen={onOpen} />
    </div>
  );
}
