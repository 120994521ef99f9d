import { formatPoints } from "../format-number";

/** The vertical axis, linear. Values are shares (1 = 100 %), labels are in per cent or points. */
export type ValueAxis = { domain: [number, number]; ticks: { value: number; label: string }[] };

/** 0 to 100 %, always whole. */
export const PERCENT_AXIS: ValueAxis = {
  domain: [0, 1],
  ticks: [0, 0.25, 0.5, 0.75, 1].map((value) => ({ value, label: value === 1 ? "100%" : String(value * 100) })),
};

const ENDS = [0.02, 0.04, 0.1, 0.2, 0.4, 0.6, 0.8, 1];

/** An axis symmetric about zero that holds all the given differences; missing ones are passed over. */
export function pointsAxis(differences: readonly (number | null)[]): ValueAxis {
  const reach = differences.reduce<number>((most, value) => (value === null ? most : Math.max(most, Math.abs(value))), 0);
  const end = ENDS.find((candidate) => candidate >= reach - 1e-12) ?? 1;
  const steps = end === 0.6 ? 3 : 2;
  const values = Array.from({ length: 2 * steps + 1 }, (_, index) => (end * (index - steps)) / steps);
  return { domain: [-end, end], ticks: values.map((value) => ({ value, label: formatPoints(value).replace(/\.0$/, "") })) };
}

/** Maps a value to its place on the axis, 0 at the foot and 1 at the top. */
export function valueShare(axis: ValueAxis, value: number): number {
  return (value - axis.domain[0]) / (axis.domain[1] - axis.domain[0]);
}
