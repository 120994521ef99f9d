import xxhash from "xxhash-wasm";
import type { Episode, Message, Turn } from "./episode";

const { h64ToString, create64 } = await xxhash();

/** Texts beyond this length are hashed in pieces, so that the hasher's memory stays small. */
const PIECE_LENGTH = 4 << 20;

/** 64-bit xxHash of a text, as 16 hexadecimal digits. */
export function hashText(text: string): string {
  if (text.length <= PIECE_LENGTH) return h64ToString(text);
  const hasher = create64();
  for (let start = 0; start < text.length; start += PIECE_LENGTH) hasher.update(text.slice(start, start + PIECE_LENGTH));
  return hasher.digest().toString(16).padStart(16, "0");
}

export interface EpisodeHashes {
  /** Of all that the episode says, whatever the order of its keys and its white space; its place and its origin are not content. */
  readonly content: string;
  /** Of what was said and done in the turns; null where there are none. */
  readonly transcript: string | null;
}

/** Where an episode stands and where it came from are compared on their own; the turns have a hash of theirs. */
const NOT_CONTENT: ReadonlySet<string> = new Set(["schema", "source", "episode_id", "sample", "turns"]);
const TRANSCRIPT: ReadonlySet<string> = new Set(["messages", "action"]);
const NOTHING: ReadonlySet<string> = new Set();

/** Both hashes of an episode. */
export function hashEpisode(episode: Episode): EpisodeHashes {
  const transcript = episode.turns?.length ? hashTranscript(episode.turns) : null;
  let text = `${transcript}${encodeObject(episode, NOT_CONTENT)}`;
  for (const turn of episode.turns ?? []) text += encodeObject(turn, TRANSCRIPT);
  return { content: hashText(text), transcript };
}

function hashTranscript(turns: readonly Turn[]): string {
  let text = "";
  for (const turn of turns) {
    for (const message of turn.messages) text += encodeMessage(message);
    text += `;${encode(turn.action)}`;
  }
  return hashText(text);
}

/** Most messages have a role and a text and nothing else: they are nearly all of the bytes, and need no sorting. */
function encodeMessage(message: Message): string {
  const { role, content } = message;
  let fields = 0;
  for (const _ in message) fields += 1;
  if (fields !== 2 || typeof content !== "string") return encodeObject(message, NOTHING);
  return `${role.length}:${role}${content.length}:${content}`;
}

/** An injective text of a JSON value: lengths stand before strings, so nothing has to be escaped; keys are sorted. */
function encode(value: unknown): string {
  if (typeof value === "string") return `"${value.length}:${value}`;
  if (typeof value !== "object" || value === null) return `${value};`;
  if (!Array.isArray(value)) return encodeObject(value, NOTHING);
  let text = "[";
  for (const item of value) text += encode(item);
  return `${text}]`;
}

function encodeObject(value: object, leftOut: ReadonlySet<string>): string {
  let text = "{";
  for (const key of sortedKeys(value)) {
    const item: unknown = Reflect.get(value, key);
    if (item !== undefined && !leftOut.has(key)) text += `${key.length}:${key}${encode(item)}`;
  }
  return `${text}}`;
}

/** Sorted by insertion: objects have a handful of keys, for which the built-in sort costs several times as much. */
function sortedKeys(value: object): string[] {
  const keys = Object.keys(value);
  for (let next = 1; next < keys.length; next++) {
    const key = keys[next] ?? "";
    let at = next;
    for (let before = keys[at - 1]; before !== undefined && before > key; before = keys[at - 1]) {
      keys[at] = before;
      at -= 1;
    }
    keys[at] = key;
  }
  return keys;
}
