"use client";

import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { type PlotFrame, turnX } from "@/core/reports/charts/plot-frame";
import type { TurnAxis } from "@/core/reports/charts/turn-axis";
import styles from "./turn-columns.module.css";
import { useChartTip } from "./use-chart-tip";
import { useGridFocus } from "./use-grid-focus";

export type TurnColumn = { t: number; label: string; content: ReactNode };
type TurnColumnsProps = {
  frame: PlotFrame;
  axis: TurnAxis;
  columns: readonly TurnColumn[];
  /** Opens what stands behind one budget. */
  onOpen?: ((t: number) => void) | undefined;
};

/** What can be pointed at in a line chart, laid over the picture: one column a budget, one tab stop for all, arrows move from T to T. */
export function TurnColumns({ frame, axis, columns, onOpen }: TurnColumnsProps) {
  const tip = useChartTip("beside");
  const { gridProps, cellProps } = useGridFocus();
  const places = columns.map((column) => turnX(frame, axis, column.t));
  const border = (left: number | undefined, right: number | undefined, edge: number): number =>
    left === undefined || right === undefined ? edge : (left + right) / 2;
  return (
    <div {...gridProps}>
      {columns.map((column, index) => {
        const from = border(places[index - 1], places[index], frame.leftPx);
        const to = border(places[index], places[index + 1], frame.rightPx);
        return (
          <button
            key={column.t}
            type="button"
            className={classNames(styles.column, onOpen && styles.opens)}
            style={{ left: from, top: frame.topPx, width: Math.max(1, to - from), height: frame.bottomPx - frame.topPx }}
            aria-label={column.label}
            onClick={onOpen ? () => onOpen(column.t) : undefined}
            {...cellProps(0, index)}
            {...tip.bind(() => column.content)}
          >
            <span className={styles.guide} style={{ left: (places[index] ?? from) - from }} />
          </button>
        );
      })}
      {tip.layer}
    </div>
  );
}
