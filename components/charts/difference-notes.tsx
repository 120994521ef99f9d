import type { DifferenceLayout } from "@/core/reports/charts/difference-curve-layout";
import { Silent } from "./silent";

/** The words inside the difference chart: brackets of no clear difference, crossings, who is ahead where, what the lines are. */
export function DifferenceNotes({ layout }: { layout: DifferenceLayout }) {
  const foot = layout.frame.bottomPx - 14;
  return (
    <Silent>
      {layout.unclear.map(({ x, widthPx, label }) => (
        <g key={x}>
          <path className="brk" d={`M${x} ${foot - 6}v6H${x + widthPx}v-6`} />
          {label ? (
            <text className="strong" x={label.x} y={foot - 10} textAnchor="middle">
              {label.text}
            </text>
          ) : null}
        </g>
      ))}
      {layout.crossings.map(({ x, zeroY, labelX, labelY, text }) => (
        <g key={x}>
          <path className="lead" d={`M${x} ${zeroY - 6}V${labelY + 6}`} />
          <path className="brk" d={`M${x} ${zeroY - 6}v-22`} strokeDasharray="2 2" />
          <text x={labelX} y={labelY} textAnchor="middle">
            {text}
          </text>
        </g>
      ))}
      {layout.ahead.map(({ text, x, y, anchor }) => (
        <text key={text} className="strong" x={x} y={y} textAnchor={anchor}>
          {text}
        </text>
      ))}
      {layout.notes.map(({ text, x, y, lead, strong }) => (
        <g key={text}>
          {lead ? <path className="lead" d={`M${lead.fromX} ${lead.fromY}L${lead.toX} ${lead.toY}`} /> : null}
          <text className={strong ? "strong" : undefined} x={x} y={y}>
            {text}
          </text>
        </g>
      ))}
    </Silent>
  );
}
