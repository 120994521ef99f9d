import { formatPercent } from "@/core/reports/format-number";
import type { PlannedDesign } from "./plan-design";

const WIDTH_PX = 280;
const LEFT_PX = 26;
const TOP_PX = 18;
const FLOOR_PX = 112;
const MOST_LABELS = 8;
const STEPS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5] as const;

/** The smallest detectable difference at each T: a stem and its value in points; hollow where rates are assumed. */
export function PowerFigure({ points, source }: Pick<PlannedDesign, "points" | "source">) {
  const largest = Math.max(0, ...points.map(({ effect }) => effect ?? 0));
  const step = STEPS.find((each) => 2 * each >= largest) ?? 0.5;
  const y = (value: number) => FLOOR_PX - (value / (2 * step)) * (FLOOR_PX - TOP_PX);
  const gap = (WIDTH_PX - LEFT_PX) / points.length;
  const every = Math.ceil(points.length / MOST_LABELS);
  return (
    <svg className="chart my-2" viewBox={`0 0 ${WIDTH_PX} 148`} role="img" aria-label={spokenPoints(points)}>
      {[0, step, 2 * step].map((value) => (
        <g key={value}>
          <line className="grid" x1={LEFT_PX} x2={WIDTH_PX} y1={y(value)} y2={y(value)} />
          <text x={LEFT_PX - 6} y={y(value) + 4} textAnchor="end">
            {Math.round(value * 100)}
          </text>
        </g>
      ))}
      {points.map(({ t, effect }, index) => {
        const x = LEFT_PX + gap * (index + 0.5);
        const isNamed = index % every === 0;
        return (
          <g key={t}>
            {effect === null ? null : <line className="iv-line" x1={x} x2={x} y1={FLOOR_PX} y2={y(effect)} />}
            {effect === null ? null : <Head x={x} y={y(effect)} isHollow={source === "assumed"} />}
            {isNamed ? (
              <text className="strong" x={x} y={(effect === null ? FLOOR_PX : y(effect)) - 8} textAnchor="middle">
                {formatPercent(effect)}
              </text>
            ) : null}
            {isNamed ? (
              <text x={x} y={FLOOR_PX + 17} textAnchor="middle">
                {t}
              </text>
            ) : null}
          </g>
        );
      })}
      <text className="mut" x={LEFT_PX} y={144}>
        turn budget T
      </text>
    </svg>
  );
}

function Head({ x, y, isHollow }: { x: number; y: number; isHollow: boolean }) {
  return <circle cx={x} cy={y} r={3.5} style={{ fill: isHollow ? "var(--bg)" : "var(--ink)", stroke: "var(--ink)", strokeWidth: 1.5 }} />;
}

function spokenPoints(points: PlannedDesign["points"]): string {
  const each = points.map(({ t, effect, reason }) => `T = ${t}: ${effect === null ? (reason ?? "not known") : formatPercent(effect)}`);
  return `Smallest detectable difference in points. ${each.join("; ")}`;
}
