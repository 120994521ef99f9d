/** A tab that nobody sees is served less often; what it shows is fresh soon after somebody comes back. */
const HIDDEN_FACTOR = 8;

/** Milliseconds until the next question, asked every `everyMs` where the page is seen; false: never. */
export function pollInterval(everyMs: number | false): number | false {
  if (everyMs === false) return false;
  return typeof document !== "undefined" && document.visibilityState === "hidden" ? everyMs * HIDDEN_FACTOR : everyMs;
}
