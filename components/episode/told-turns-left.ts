const TURNS_LEFT = /(\d+)\s+(?:more\s+|remaining\s+)?(?:turns?|steps?|rounds?|actions?|interactions?|chances?)\b/i;

/** The number of turns left that a sentence told to the model names; null where it names none. */
export function toldTurnsLeft(told: string | null | undefined): number | null {
  const match = told ? TURNS_LEFT.exec(told) : null;
  return match === null ? null : Number(match[1]);
}
