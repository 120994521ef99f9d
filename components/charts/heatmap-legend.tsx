import type { ReactNode } from "react";
import { DIFFERENCE_TONES, type HeatLegendItem, type HeatTone, LEVEL_TONES } from "@/core/reports/charts/heatmap";

/** What the colours, lines and marks of a heatmap mean. */
export function HeatmapLegend({ items, keys = false }: { items: readonly HeatLegendItem[]; keys?: boolean }) {
  return (
    <div className="legend mt-3">
      {items.map((item) => (
        <span key={item.sign}>
          <LegendSign sign={item.sign} /> {item.text}
        </span>
      ))}
      {keys ? (
        <span className="only-wide">
          <kbd>←↑↓→</kbd> move <kbd>Enter</kbd> episodes
        </span>
      ) : null}
    </div>
  );
}

function LegendSign({ sign }: { sign: HeatLegendItem["sign"] }): ReactNode {
  switch (sign) {
    case "levels":
      return <Ramp tones={LEVEL_TONES} />;
    case "differences":
      return <Ramp tones={DIFFERENCE_TONES} />;
    case "contour":
      return <span className="sw border-b-2 border-l-2 border-(--contour)" />;
    case "frail":
      return <span className="sw border border-rule-3" />;
    case "undef":
      return <span className="sw hatched" />;
    case "dot":
      return <span className="inline-block size-[5px] rounded-full bg-ink" />;
    case "pale":
      return null;
  }
}

function Ramp({ tones }: { tones: readonly HeatTone[] }) {
  return (
    <span className="ramp" aria-hidden="true">
      {tones.map((tone) => (
        <i key={tone} className={tone} />
      ))}
    </span>
  );
}
