/** What is known of a turn without its text. */
export interface TurnGlance {
  readonly index: number;
  readonly headline: string;
  readonly valid: boolean | null;
  readonly error: boolean;
  readonly told: string | null;
}

/** Whether something went wrong in the turn by the source's own account: an invalid action or an error. */
export function isFaulty(turn: Pick<TurnGlance, "valid" | "error">): boolean {
  return turn.valid === false || turn.error;
}

/**
 * The next turn (`by` 1) or the one before (`by` −1) that fits, seen from turn `current`; from the first or last one where no turn
 * is chosen. `undefined` at the ends.
 */
export function turnBeside(
  turns: readonly TurnGlance[],
  current: number | null,
  by: 1 | -1,
  fits: (turn: TurnGlance) => boolean = () => true,
): TurnGlance | undefined {
  if (by > 0) return turns.find((turn) => turn.index > (current ?? Number.NEGATIVE_INFINITY) && fits(turn));
  return turns.findLast((turn) => turn.index < (current ?? Number.POSITIVE_INFINITY) && fits(turn));
}
