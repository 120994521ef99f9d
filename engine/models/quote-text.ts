const LONGEST_QUOTE = 200;
const LONGEST_KEPT = 64 << 10;

/** The beginning of what an endpoint said, on one line and without the key, for a message. */
export function quoteText(text: string, apiKey: string | null): string {
  const line = hideKey(text.slice(0, LONGEST_KEPT), apiKey).replace(/\s+/g, " ").trim();
  if (line === "") return "empty body";
  return line.length > LONGEST_QUOTE ? `“${line.slice(0, LONGEST_QUOTE)}…”` : `“${line}”`;
}

/** A text to be kept for reading: without the key, and cut where it is too long. */
export function keepText(text: string, apiKey: string | null): string {
  const hidden = hideKey(text, apiKey);
  if (hidden.length <= LONGEST_KEPT) return hidden;
  return `${hidden.slice(0, LONGEST_KEPT)}… (cut here, ${hidden.length} characters in all)`;
}

/** Endpoints repeat keys in their errors; a shorter key than this is no secret and might be a word. */
const SHORTEST_KEY = 6;

/** Takes the key out of a text. */
export function hideKey(text: string, apiKey: string | null): string {
  return apiKey === null || apiKey.length < SHORTEST_KEY ? text : text.replaceAll(apiKey, "[key]");
}
