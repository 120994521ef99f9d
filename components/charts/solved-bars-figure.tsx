"use client";

import { themePalette } from "@/core/reports/charts/color-token";
import { seriesColor } from "@/core/reports/charts/series-style";
import type { WhoSolvesWhat } from "@/core/reports/charts/who-solves-what";
import { drawWhoSolvesWhat } from "@/core/reports/svg/draw-bars";
import { Figure, type FigureProps } from "./figure";
import { StackedBar } from "./stacked-bar";
import { TipText } from "./tip-layer";
import { useChartTip } from "./use-chart-tip";
import { useGridFocus } from "./use-grid-focus";

type SolvedBarsFigureProps = Pick<FigureProps, "link" | "actions"> & { model: WhoSolvesWhat; name?: string };

/** Who solves what where every task has one episode a side: both, only A, only B, neither. */
export function SolvedBarsFigure({ model, name = "solved", ...rest }: SolvedBarsFigureProps) {
  const tip = useChartTip();
  const { gridProps, cellProps } = useGridFocus();
  const kinds = [
    { key: "both", text: "both", color: "var(--ink-2)" },
    { key: "onlyA", text: `only ${model.a.name}`, color: seriesColor(model.a.style, themePalette) },
    { key: "onlyB", text: `only ${model.b.name}`, color: seriesColor(model.b.style, themePalette) },
    { key: "neither", text: "neither", color: "var(--o-context)" },
  ] as const;
  return (
    <Figure
      help="comparing"
      words={model}
      table={model.table}
      name={name}
      draw={(palette) => drawWhoSolvesWhat(model, 552, palette)}
      {...rest}
    >
      <table className="stops" {...gridProps}>
        <caption className="sr">{model.subtitle}</caption>
        <tbody>
          {model.rows.map((row, index) => (
            <tr key={row.t}>
              <th scope="row">{row.t}</th>
              <td>
                <StackedBar
                  label={`T ${row.t}: ${row.label}`}
                  parts={kinds.map(({ key, color }) => ({ key, count: row[key], color }))}
                  {...cellProps(index, 0)}
                  {...tip.bind(() => (
                    <TipText tip={{ value: `T = ${row.t}`, lines: kinds.map(({ key, text }) => `${text} ${row[key]}`) }} />
                  ))}
                />
              </td>
              <td className="num w-[132px] pl-3">{kinds.map(({ key }) => row[key]).join(" · ")}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {tip.layer}
      <div className="legend mt-3">
        {kinds.map(({ key, text, color }) => (
          <span key={key}>
            <span className="sw" style={{ background: color }} />
            {text}
          </span>
        ))}
      </div>
    </Figure>
  );
}
