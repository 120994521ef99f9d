"use client";

import { MethodMark } from "@/components/ui/method-mark";
import type { HeatmapFigure } from "@/core/reports/charts/heatmap";
import { drawHeatmaps } from "@/core/reports/svg/draw-heatmaps";
import { Figure, type FigureProps } from "./figure";
import { HeatmapLegend } from "./heatmap-legend";
import { HeatmapTable } from "./heatmap-table";

type HeatmapsFigureProps = Pick<FigureProps, "link" | "actions"> & {
  model: HeatmapFigure;
  name?: string;
  /** Opens a cell; `index` is the heatmap's place in the model. */
  onOpen?: (cell: { index: number; k: number; t: number }) => void;
  selected?: { index: number; k: number; t: number } | null;
};

/** Heatmaps side by side on one scale: Pass@(K,T) of each entry, or the difference of two. */
export function HeatmapsFigure({ model, name = "grid", onOpen, selected, ...rest }: HeatmapsFigureProps) {
  const several = model.heatmaps.length > 1;
  return (
    <Figure help="pass-at-k-t" words={model} table={model.table} name={name} draw={(palette) => drawHeatmaps(model, palette)} {...rest}>
      <div className={several ? "trio" : "max-w-[640px]"}>
        {model.heatmaps.map((heatmap, index) => (
          <div key={heatmap.caption}>
            {heatmap.name === "" ? null : (
              <h4 className="mb-1">
                <MethodMark method={heatmap.method ?? "other"}>{heatmap.name}</MethodMark>
              </h4>
            )}
            <HeatmapTable
              heatmap={heatmap}
              onOpen={onOpen ? ({ k, t }) => onOpen({ index, k, t }) : undefined}
              selected={selected?.index === index ? selected : null}
            />
          </div>
        ))}
      </div>
      <HeatmapLegend items={model.legend} keys={onOpen !== undefined} />
    </Figure>
  );
}
