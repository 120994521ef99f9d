"use client";

import { Scatter, ScatterChart, XAxis, YAxis } from "recharts";
import { themePalette } from "@/core/reports/charts/color-token";
import { type PairPlot, pairColor, pairMark, pairSize, placePairs } from "@/core/reports/charts/pair-plot";
import type { PerTaskPairs, TaskPair } from "@/core/reports/charts/per-task-pairs";
import { markPath } from "@/core/reports/charts/series-style";
import { Silent } from "./silent";
import { TipText } from "./tip-layer";
import { useChartTip } from "./use-chart-tip";
import { useGridFocus } from "./use-grid-focus";

type TaskPairsChartProps = { model: PerTaskPairs; widthPx: number; taskHref?: ((taskId: string) => string) | undefined };

/** One mark a task: A's share up, B's along; one tab stop, arrows go from task to task, Enter follows its link. */
export function TaskPairsChart({ model, widthPx, taskHref }: TaskPairsChartProps) {
  const tip = useChartTip();
  const { gridProps, cellProps } = useGridFocus();
  const plot = placePairs(model, widthPx);
  const domain: [number, number] = [-model.overhang, 1 + model.overhang];
  const margin = { top: plot.topPx, right: widthPx - plot.rightPx, bottom: plot.heightPx - plot.bottomPx, left: plot.leftPx };
  const mark = ({ cx, cy, index = 0 }: { cx?: number; cy?: number; index?: number }) => {
    const pair = model.pairs[index];
    if (!pair || cx === undefined || cy === undefined) return <g />;
    const label = [pair.tip.value, ...pair.tip.lines].join(", ");
    const point = (
      <>
        <circle cx={cx} cy={cy} r={9} fill="transparent" />
        <PairMark model={model} pair={pair} x={cx} y={cy} />
      </>
    );
    const handlers = tip.bind(() => <TipText tip={pair.tip} />);
    if (!taskHref || pair.taskId === null) return <g {...handlers}>{point}</g>;
    return (
      <a href={taskHref(pair.taskId)} aria-label={label} {...cellProps(0, index)} {...handlers}>
        {point}
      </a>
    );
  };
  return (
    <div {...gridProps}>
      <ScatterChart className="chart" width={widthPx} height={plot.heightPx} margin={margin} accessibilityLayer={false}>
        <XAxis hide type="number" dataKey="atX" domain={domain} />
        <YAxis hide type="number" dataKey="atY" domain={domain} />
        <PairAxes plot={plot} model={model} />
        <Scatter data={model.pairs} shape={mark} isAnimationActive={false} />
      </ScatterChart>
      {tip.layer}
    </div>
  );
}

function PairMark({ model, pair, x, y }: { model: PerTaskPairs; pair: TaskPair; x: number; y: number }) {
  const tied = pair.side === "tied";
  return (
    <path
      d={markPath(pairMark(model, pair), x, y, pairSize(model, pair))}
      fill={pairColor(model, pair, themePalette)}
      fillOpacity={tied ? 0.55 : 0.85}
    />
  );
}

function PairAxes({ plot, model }: { plot: PairPlot; model: PerTaskPairs }) {
  const { from, to } = plot.diagonal;
  return (
    <Silent>
      {plot.yTicks.map(({ at, label }) => (
        <g key={label}>
          <line className="grid" x1={plot.leftPx} x2={plot.rightPx} y1={at} y2={at} />
          <text x={plot.leftPx - 8} y={at + 4} textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      {plot.xTicks.map(({ at, label }) => (
        <text key={label} x={at} y={plot.bottomPx + 20} textAnchor="middle">
          {label}
        </text>
      ))}
      <line className="axis" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      <text className="mut" x={0} y={12}>
        {model.y.caption}
      </text>
      <text className="mut" x={plot.leftPx} y={plot.heightPx - 4}>
        {model.x.caption}
      </text>
    </Silent>
  );
}
