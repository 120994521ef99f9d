import { formatCount } from "@/core/reports/format-number";
import { SWEEP_BOUNDS } from "@/core/sweep/sweep-spec";
import { type Reading, readWhole } from "./read-number";

/** The turn budgets of chips and of a typed list ("5, 24"), ascending, each once. */
export function readBudgets(chosen: readonly number[], typed: string): Reading<number[]> {
  const budgets = new Set(chosen);
  for (const word of typed.split(/[\s,;]+/).filter((part) => part !== "")) {
    const read = readWhole(word, { min: 1, max: SWEEP_BOUNDS.turns });
    if ("message" in read) return { message: `“${shorten(word)}” is no whole number from 1 to ${formatCount(SWEEP_BOUNDS.turns)}.` };
    budgets.add(read.value);
  }
  if (budgets.size === 0) return { message: "Choose at least one T." };
  if (budgets.size > SWEEP_BOUNDS.budgets)
    return { message: `A sweep has at most ${SWEEP_BOUNDS.budgets} budgets; these are ${budgets.size}.` };
  return { value: [...budgets].sort((a, b) => a - b) };
}

function shorten(word: string): string {
  return word.length > 20 ? `${word.slice(0, 20)}…` : word;
}
