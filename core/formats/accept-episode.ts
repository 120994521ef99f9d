import { z } from "zod";
import { Episode, Turn } from "../trajectory/episode";
import { describeIssue } from "./describe-issue";
import type { ImportOptions } from "./format";
import { RecordFault } from "./record-fault";

/** The bulk of an episode is checked by hand, many times faster; the schema explains where the quick check fails. */
const Header = Episode.extend({ prompt: z.unknown().optional(), turns: z.unknown().optional() });

type Header = z.infer<typeof Header>;

/** The episode that a record is, with what the person said about the files put in. Throws a RecordFault that names the field. */
export function acceptEpisode(record: unknown, options: ImportOptions): Episode {
  const header = Header.safeParse(record);
  if (!header.success) throw new RecordFault(describeIssue(header.error, record));
  const episode = hasPlainBody(header.data) ? header.data : parseWhole(record);
  applyOptions(episode, options);
  checkTurnOrder(episode.turns);
  checkOutcome(episode);
  return episode;
}

function parseWhole(record: unknown): Episode {
  const whole = Episode.safeParse(record);
  if (!whole.success) throw new RecordFault(describeIssue(whole.error, record));
  return whole.data;
}

function applyOptions(episode: Episode, { suite, checkpoint, method }: ImportOptions): void {
  if (suite !== undefined) episode.suite.name = suite;
  if (checkpoint !== undefined) episode.checkpoint.name = checkpoint;
  if (method !== undefined) episode.checkpoint.method = method;
}

function checkTurnOrder(turns: Episode["turns"]): void {
  let last = 0;
  for (const { index } of turns ?? []) {
    if (index <= last) throw new RecordFault(`"turns" has index ${index} after ${last}; number the turns 1, 2, 3 in their order`);
    last = index;
  }
}

/** Contracts §2.6, and what can't be true at once. */
function checkOutcome({ outcome }: Episode): void {
  const { success, success_turn, turns_used } = outcome;
  if (success === true && success_turn === null) {
    throw new RecordFault('"outcome.success" is true but "outcome.success_turn" is null; tell the turn, or leave success_turn out');
  }
  if (success === false && success_turn) {
    throw new RecordFault(`"outcome.success" is false but "outcome.success_turn" is ${success_turn}; make it null or leave it out`);
  }
  if (success_turn && typeof turns_used === "number" && success_turn > turns_used) {
    throw new RecordFault(
      `"outcome.success_turn" is ${success_turn} but "outcome.turns_used" is ${turns_used}; success can't come after the end`,
    );
  }
}

/** Whether prompt and turns are surely good; whatever is unusual about them is left to the schema. */
function hasPlainBody(header: Header): header is Episode {
  return isListOf(header.prompt, isMessage) && isListOf(header.turns, isTurn);
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.every(isItem));
}

function isMessage(value: unknown): boolean {
  if (!isObject(value) || typeof value.role !== "string" || value.role === "") return false;
  return isListOf(value.tool_calls, isToolCall);
}

function isToolCall(value: unknown): boolean {
  if (!isObject(value) || !isTextOrAbsent(value.id) || !isTextOrAbsent(value.type)) return false;
  const called = value.function;
  return called === undefined || (isObject(called) && typeof called.name === "string");
}

const PLAIN_TURN_FIELDS: ReadonlySet<string> = new Set(["index", "messages", "action", "error", "told", "state_hash", "valid"]);
const TURN_FIELDS: ReadonlySet<string> = new Set(Object.keys(Turn.shape));

function isTurn(value: unknown): boolean {
  if (!isObject(value) || !Number.isSafeInteger(value.index) || Number(value.index) < 1) return false;
  if (!Array.isArray(value.messages) || !value.messages.every(isMessage)) return false;
  return isTextOrNull(value.told) && isTextOrNull(value.state_hash) && isFlag(value.valid) && hasPlainRest(value);
}

function hasPlainRest(turn: Record<string, unknown>): boolean {
  for (const key in turn) {
    if (TURN_FIELDS.has(key) && !PLAIN_TURN_FIELDS.has(key) && !isPlainMeasure(key, turn[key])) return false;
  }
  return true;
}

function isPlainMeasure(key: string, value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (key === "tokens") return isObject(value) && isCount(value.in) && isCount(value.out);
  return Number.isFinite(value) && (key !== "duration_ms" || Number(value) >= 0);
}

function isCount(value: unknown): boolean {
  return value === undefined || value === null || (Number.isSafeInteger(value) && Number(value) >= 0);
}

function isFlag(value: unknown): boolean {
  return value === undefined || value === null || typeof value === "boolean";
}

function isTextOrAbsent(value: unknown): boolean {
  return value === undefined || typeof value === "string";
}

function isTextOrNull(value: unknown): boolean {
  return value === undefined || value === null || typeof value === "string";
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
