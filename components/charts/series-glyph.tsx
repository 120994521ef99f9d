import { themePalette } from "@/core/reports/charts/color-token";
import { markPath, type SeriesStyle, seriesColor } from "@/core/reports/charts/series-style";

/** The mark of a series beside its name. */
export function SeriesGlyph({ style }: { style: SeriesStyle }) {
  return (
    <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true" className="inline-block flex-none overflow-visible">
      <SeriesPoint style={style} x={6} y={6} size={0.9} />
    </svg>
  );
}

/** The mark of a series at a place of a chart. */
export function SeriesPoint({ style, x, y, size = 1 }: { style: SeriesStyle; x: number; y: number; size?: number }) {
  const color = seriesColor(style, themePalette);
  return (
    <path
      d={markPath(style.mark, x, y, size)}
      fill={style.hollow ? "var(--bg)" : color}
      stroke={style.hollow ? color : "var(--bg)"}
      strokeWidth={1.5}
      paintOrder="stroke"
    />
  );
}
