import xxhash from "xxhash-wasm";
import type { Episode, Turn } from "./episode";

const { h64ToString, create64 } = await xxhash();

/** Texts beyond this length are hashed in pieces, so that the hasher's memory stays small. */
const PIECE_LENGTH = 4 << 20;

/** Where an episode stands and where it came from are compared on their own; everything else is content. */
const NOT_CONTENT: ReadonlySet<string> = new Set(["schema", "source", "episode_id", "sample"]);

/** 64-bit xxHash of a text, as 16 hexadecimal digits. */
export function hashText(text: string): string {
  if (text.length <= PIECE_LENGTH) return h64ToString(text);
  const hasher = create64();
  for (let start = 0; start < text.length; start += PIECE_LENGTH) hasher.update(text.slice(start, start + PIECE_LENGTH));
  return hasher.digest().toString(16).padStart(16, "0");
}

/** Hash of all that an episode says, whatever the order of its keys and its white space. */
export function hashContent(episode: Episode): string {
  const content: Record<string, unknown> = {};
  for (const key of Object.keys(episode)) {
    if (!NOT_CONTENT.has(key)) content[key] = episode[key];
  }
  return hashText(encode(content));
}

/** Hash of what was said and done in the turns; null where there are none. */
export function hashTranscript(turns: readonly Turn[] | null | undefined): string | null {
  if (!turns?.length) return null;
  let text = "";
  for (const turn of turns) text += `${encode(turn.messages)}${encode(turn.action)}`;
  return hashText(text);
}

/** An injective text of a JSON value: lengths stand before strings, so nothing has to be escaped; keys are sorted. */
function encode(value: unknown): string {
  if (typeof value === "string") return `"${value.length}:${value}`;
  if (typeof value !== "object" || value === null) return `${value};`;
  if (Array.isArray(value)) {
    let text = "[";
    for (const item of value) text += encode(item);
    return `${text}]`;
  }
  return encodeObject(value);
}

function encodeObject(value: object): string {
  let text = "{";
  for (const [key, item] of Object.entries(value).sort(byKey)) {
    if (item !== undefined) text += `${key.length}:${key}${encode(item)}`;
  }
  return `${text}}`;
}

function byKey(a: readonly [string, unknown], b: readonly [string, unknown]): number {
  return a[0] < b[0] ? -1 : 1;
}
