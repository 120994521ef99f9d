import type { BudgetUnit } from "../../trajectory/budget";

/** The T axis: logarithmic, one tick a budget. `domain` is positive and never empty, so that a log scale always draws. */
export type TurnAxis = { domain: [number, number]; ticks: { t: number; label: string }[]; caption: string };

const CAPTIONS: Readonly<Record<BudgetUnit, string>> = {
  assistant_turn: "turn budget T",
  tool_round: "budget T in tool rounds",
  env_action: "budget T in environment actions",
  tool_call: "budget T in tool calls",
  message: "budget T in messages",
};

/** The axis over the given budgets (any order, repeats allowed). Throws RangeError for a T below 1. */
export function turnAxis(budgets: readonly number[], unit: BudgetUnit = "assistant_turn"): TurnAxis {
  if (budgets.some((t) => !(t >= 1))) throw new RangeError("a turn budget is at least 1");
  const ts = [...new Set(budgets)].sort((a, b) => a - b);
  const first = ts[0] ?? 1;
  const last = ts.at(-1) ?? 1;
  return {
    domain: first === last ? [first / 2, first * 2] : [first, last],
    ticks: ts.map((t) => ({ t, label: String(t) })),
    caption: `${CAPTIONS[unit]}, log scale`,
  };
}

/** Maps a budget to its place on the axis, 0 at the left end and 1 at the right. */
export function turnShare(axis: TurnAxis, t: number): number {
  const [low, high] = axis.domain;
  return Math.log(t / low) / Math.log(high / low);
}

/** "T = 3", "T = 3 and 4" or "T = 3 to 8". */
export function turnRange(from: number, to: number, adjacent: boolean): string {
  if (from === to) return `T = ${from}`;
  return adjacent ? `T = ${from} and ${to}` : `T = ${from} to ${to}`;
}
