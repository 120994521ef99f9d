"use client";

import { MethodMark } from "@/components/ui/method-mark";
import type { StopReasonBars, StopReasonPanel } from "@/core/reports/charts/stop-reason-bars";
import { drawStopReasonBars } from "@/core/reports/svg/draw-bars";
import { isMissing, type StopReason } from "@/core/trajectory/stop-reason";
import { Figure, type FigureProps } from "./figure";
import { StackedBar } from "./stacked-bar";
import { TipText } from "./tip-layer";
import { useChartTip } from "./use-chart-tip";
import { useGridFocus } from "./use-grid-focus";

type StopReasonsFigureProps = Pick<FigureProps, "link" | "actions"> & { model: StopReasonBars; name?: string };

/** What ends an episode: one bar a T in a fixed order, as shares of what was asked; what is missing stands apart. */
export function StopReasonsFigure({ model, name = "stop-reasons", ...rest }: StopReasonsFigureProps) {
  return (
    <Figure help="missing" words={model} table={model.table} name={name} draw={(palette) => drawStopReasonBars(model, palette)} {...rest}>
      <div className={model.panels.length > 1 ? "trio" : "max-w-[640px]"}>
        {model.panels.map((panel) => (
          <StopPanel key={panel.name} panel={panel} />
        ))}
      </div>
      <div className="legend mt-3">
        {model.legend.map(({ reason, text }) => (
          <span key={reason}>
            <span className={`sw ${stopClass(reason)}`} style={reason === "success" ? { background: "var(--ink)" } : undefined} />
            {text}
          </span>
        ))}
      </div>
    </Figure>
  );
}

function StopPanel({ panel }: { panel: StopReasonPanel }) {
  const tip = useChartTip();
  const { gridProps, cellProps } = useGridFocus();
  const method = panel.method ?? "other";
  return (
    <div>
      <h4 className="mb-1">
        <MethodMark method={method}>{panel.name}</MethodMark>
      </h4>
      <table className="stops" {...gridProps}>
        <caption className="sr">Stop reasons of {panel.name} by turn budget</caption>
        <tbody>
          {panel.bars.map((bar, index) => (
            <tr key={bar.label}>
              <th scope="row">{bar.label}</th>
              <td>
                <StackedBar
                  className={`k-${method}`}
                  label={bar.ariaLabel}
                  parts={bar.segments.map((part) => ({ key: part.reason, count: part.count, className: stopClass(part.reason) }))}
                  {...cellProps(index, 0)}
                  {...tip.bind(() => <TipText tip={bar.tip} />)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {tip.layer}
    </div>
  );
}

const CLASSES: Readonly<Record<string, string>> = {
  success: "o-success",
  failure: "o-failure",
  turn_limit: "o-turn_limit",
  gave_up: "o-gave_up",
};

function stopClass(reason: StopReason | "missing"): string {
  if (reason === "missing" || isMissing(reason)) return "o-missing";
  return CLASSES[reason] ?? "o-context_full";
}
