import type { Outcome } from "@/core/trajectory/outcome";

const MAX = 2_147_483_647;

/** Why an outcome has no place in the database's columns; undefined where it has one. */
export function findOversizedNumber({ sample, limit, successTurn, turnsUsed }: Outcome): string | undefined {
  const numbers = { sample, "budget.limit": limit, "outcome.success_turn": successTurn, "outcome.turns_used": turnsUsed };
  const found = Object.entries(numbers).find(([, value]) => value !== null && value > MAX);
  return found && `"${found[0]}" is ${found[1]}; the largest number kept is ${MAX}`;
}
