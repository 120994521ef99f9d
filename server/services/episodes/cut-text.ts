/** What stands where text was left out. */
export const CUT_MARK = " … [cut]";

/** Whatever is JSON, smaller: `cut` tells whether anything was left out. */
export interface Cut<Value> {
  value: Value;
  cut: boolean;
}

const STEPS = [20_000, 4_000, 800, 160];

/** The same value with its longest texts shortened, so that its JSON takes at most `maxBytes`; as short as it goes where even that is more. */
export function cutToSize<Value>(value: Value, maxBytes: number): Cut<Value> {
  if (sizeOf(value) <= maxBytes) return { value, cut: false };
  let smaller = value;
  for (const maxCharacters of STEPS) {
    smaller = cutStrings(value, maxCharacters) as Value;
    if (sizeOf(smaller) <= maxBytes) break;
  }
  return { value: smaller, cut: true };
}

/** Bytes that the JSON of a value takes. */
export function sizeOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value) ?? "");
}

function cutStrings(value: unknown, maxCharacters: number): unknown {
  if (typeof value === "string") return value.length <= maxCharacters ? value : `${value.slice(0, maxCharacters)}${CUT_MARK}`;
  if (Array.isArray(value)) return value.map((item) => cutStrings(item, maxCharacters));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cutStrings(item, maxCharacters)]));
}
