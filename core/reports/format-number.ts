/** What stands where a number is missing. */
export const NO_NUMBER = "–";

const MINUS = "−";

/** `digits` decimals with a real minus; a value that rounds to zero has no sign. */
function fixed(value: number, digits: number): string {
  const text = Math.abs(value).toFixed(digits);
  return value < 0 && Number(text) !== 0 ? `${MINUS}${text}` : text;
}

function signed(value: number, digits: number): string {
  const text = fixed(value, digits);
  return text.startsWith(MINUS) || Number(text) === 0 ? text : `+${text}`;
}

/** A rate in per cent without the sign: 0.412 → "41.2", null → "–". */
export function formatPercent(rate: number | null | undefined): string {
  return rate === null || rate === undefined ? NO_NUMBER : fixed(rate * 100, 1);
}

/** A difference of rates in points with its sign: −0.031 → "−3.1", 0.2 → "+20.0", null → "–". */
export function formatPoints(delta: number | null | undefined): string {
  return delta === null || delta === undefined ? NO_NUMBER : signed(delta * 100, 1);
}

/** An interval of rates: "[37.0, 45.5]"; "–" where an end is missing. */
export function formatInterval(low: number | null | undefined, high: number | null | undefined): string {
  return hasBoth(low, high) ? `[${formatPercent(low)}, ${formatPercent(high)}]` : NO_NUMBER;
}

/** An interval of differences: "[−26.9, −13.5]"; "–" where an end is missing. */
export function formatPointsInterval(low: number | null | undefined, high: number | null | undefined): string {
  return hasBoth(low, high) ? `[${formatPoints(low)}, ${formatPoints(high)}]` : NO_NUMBER;
}

function hasBoth(low: number | null | undefined, high: number | null | undefined): boolean {
  return low !== null && low !== undefined && high !== null && high !== undefined;
}

/** A plain ratio with two decimals and a real minus: "0.55", "−1.74", null → "–". */
export function formatRatio(value: number | null | undefined): string {
  return value === null || value === undefined ? NO_NUMBER : fixed(value, 2);
}

/** A p-value without its letter: "0.031", "< 0.001", null → "–". */
export function formatPValue(p: number | null | undefined): string {
  if (p === null || p === undefined) return NO_NUMBER;
  return p < 0.001 ? "< 0.001" : p.toFixed(3);
}

/** A count with thousands separated: 10080 → "10,080". */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}
