"use client";

import { classNames } from "@/components/ui/class-names";
import type { HeatCell, Heatmap } from "@/core/reports/charts/heatmap";
import { toneColors } from "@/core/reports/charts/heatmap";
import { TipText } from "./tip-layer";
import { useChartTip } from "./use-chart-tip";
import { useGridFocus } from "./use-grid-focus";

export type HeatmapTableProps = {
  heatmap: Heatmap;
  /** Opens what stands behind a cell: on click and on Enter. */
  onOpen?: ((cell: { k: number; t: number }) => void) | undefined;
  /** The open cell. */
  selected?: { k: number; t: number } | null | undefined;
};

/** The K×T grid as a real table: K = smallest at the foot, T along it, a button a cell, arrows move, Enter opens. */
export function HeatmapTable({ heatmap, onOpen, selected }: HeatmapTableProps) {
  const tip = useChartTip();
  const { gridProps, cellProps } = useGridFocus({ row: Math.max(0, heatmap.rows.length - 1), column: 0 });
  return (
    <div className="scroll -m-1 p-1">
      <table className="heat" {...gridProps}>
        <caption className="sr">{heatmap.caption}</caption>
        <tbody>
          {heatmap.rows.map((row, rowIndex) => (
            <tr key={row.k}>
              <th scope="row">
                <span className="sr">K = </span>
                {row.k}
              </th>
              {row.cells.map((cell, column) => (
                <td key={cell.t} className={cellClass(cell, selected)}>
                  <button
                    type="button"
                    aria-label={cell.label}
                    onClick={onOpen ? () => onOpen({ k: cell.k, t: cell.t }) : undefined}
                    {...cellProps(rowIndex, column)}
                    {...tip.bind(() => <TipText tip={cell.tip} />)}
                  >
                    {cell.tone === "undef" ? <b>{cell.text}</b> : cell.text}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">T</th>
            {heatmap.t.map((t) => (
              <th key={t} scope="col">
                {t}
              </th>
            ))}
          </tr>
        </tfoot>
      </table>
      {tip.layer}
    </div>
  );
}

function cellClass(cell: HeatCell, selected: HeatmapTableProps["selected"]): string {
  const ink = cell.tone.startsWith("v") ? (toneColors(cell.tone)?.ink === "level-ink-low" ? "lo" : "hi") : null;
  return classNames(
    cell.tone,
    ink,
    cell.frail && "frail",
    cell.marked && "sig",
    cell.edgeLeft && "cl",
    cell.edgeBelow && "cb",
    selected?.k === cell.k && selected.t === cell.t && "on",
  );
}
