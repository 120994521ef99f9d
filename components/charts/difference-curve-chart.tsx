"use client";

import { Area, ComposedChart, Line, XAxis, YAxis } from "recharts";
import type { DifferenceCurve } from "@/core/reports/charts/difference-curve";
import { layoutDifferenceCurve } from "@/core/reports/charts/difference-curve-layout";
import { differenceRows } from "./curve-rows";
import { DifferenceNotes } from "./difference-notes";
import { LoneIntervals } from "./lone-intervals";
import { PlotAxes } from "./plot-axes";
import { marginOf } from "./plot-margin";
import { Silent } from "./silent";
import { TipText } from "./tip-layer";
import { TurnColumns } from "./turn-columns";

const STILL = { type: "linear", activeDot: false, isAnimationActive: false } as const;
const DOTTED = { stroke: "var(--ink-3)", strokeWidth: 1.5, strokeDasharray: "1 3", strokeLinecap: "round" } as const;

type DifferenceCurveChartProps = { model: DifferenceCurve; widthPx: number; onOpen?: ((t: number) => void) | undefined };

/** A − B over T: zero line, pointwise and simultaneous band, filled points where the deciding band excludes zero. */
export function DifferenceCurveChart({ model, widthPx, onOpen }: DifferenceCurveChartProps) {
  const layout = layoutDifferenceCurve(model, widthPx);
  const { frame, axes } = layout;
  const lone = [{ id: "pointwise", color: "var(--ink-2)", points: model.points }];
  return (
    <>
      <ComposedChart
        className="chart"
        width={widthPx}
        height={frame.heightPx}
        data={differenceRows(model)}
        margin={marginOf(frame)}
        accessibilityLayer={false}
      >
        <XAxis hide type="number" dataKey="t" scale="log" domain={model.x.domain} padding={{ left: frame.insetPx, right: frame.insetPx }} />
        <YAxis hide type="number" domain={model.y.domain} allowDataOverflow />
        <Silent>
          {layout.unclear.map(({ x, widthPx: width }) => (
            <rect key={x} x={x} y={frame.topPx} width={width} height={frame.bottomPx - frame.topPx} fill="var(--ink)" fillOpacity={0.035} />
          ))}
        </Silent>
        <PlotAxes frame={frame} axes={axes} />
        <Area {...STILL} dataKey="band-simultaneous" stroke="none" fill="var(--ink-2)" fillOpacity="var(--band-2)" dot={false} />
        <Area {...STILL} dataKey="band-pointwise" stroke="none" fill="var(--ink-2)" fillOpacity="var(--band)" dot={false} />
        <LoneIntervals frame={frame} x={model.x} y={model.y} series={lone} />
        <Line {...STILL} {...DOTTED} dataKey="value-detectable" dot={false} />
        <Line {...STILL} {...DOTTED} dataKey="value-undetectable" dot={false} />
        <Line
          {...STILL}
          dataKey="value-delta"
          stroke="var(--ink)"
          strokeWidth={2}
          strokeLinejoin="round"
          dot={({ cx, cy, index = 0 }: { cx?: number; cy?: number; index?: number }) =>
            typeof cx === "number" && typeof cy === "number" ? (
              <circle
                key={index}
                cx={cx}
                cy={cy}
                r={4.5}
                fill={model.points[index]?.clear ? "var(--ink)" : "var(--bg)"}
                stroke="var(--ink)"
                strokeWidth={1.75}
              />
            ) : (
              <g key={index} />
            )
          }
        />
        <DifferenceNotes layout={layout} />
      </ComposedChart>
      <TurnColumns
        frame={frame}
        axis={model.x}
        columns={model.points.map((point) => ({
          t: point.t,
          label: `T = ${point.t}: ${[point.tip.value, ...point.tip.lines].join(". ")}`,
          content: <TipText tip={point.tip} />,
        }))}
        onOpen={onOpen}
      />
    </>
  );
}
