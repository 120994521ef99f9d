import { z } from "zod";
import { Episode, type Message, Turn } from "../trajectory/episode";
import { checkIdentifier } from "./awkward-text";
import { describeIssue } from "./describe-issue";
import type { ImportOptions } from "./format";
import { RecordFault } from "./record-fault";

/** The bulk of an episode is checked by hand, many times faster; the schema explains where the quick check fails. */
const Header = Episode.extend({ prompt: z.unknown(), turns: z.unknown() });

/** The episode that a record is, with what the person said about the files put in. Throws a RecordFault that names the field. */
export function acceptEpisode(record: unknown, options: ImportOptions): Episode {
  const header = Header.safeParse(record);
  if (!header.success) throw new RecordFault(describeIssue(header.error, record));
  const { prompt, turns, ...rest } = header.data;
  const body = isPrompt(prompt) && isTurns(turns) ? { prompt, turns } : parseBody(record);
  const episode: Episode = { ...rest, ...body };
  applyOptions(episode, options);
  checkIdentifiers(episode);
  checkTurnOrder(episode.turns);
  checkOutcome(episode);
  return episode;
}

function parseBody(record: unknown): Pick<Episode, "prompt" | "turns"> {
  const whole = Episode.safeParse(record);
  if (!whole.success) throw new RecordFault(describeIssue(whole.error, record));
  return { prompt: whole.data.prompt, turns: whole.data.turns };
}

function applyOptions(episode: Episode, { suite, checkpoint, method }: ImportOptions): void {
  if (suite !== undefined) episode.suite.name = suite;
  if (checkpoint !== undefined) episode.checkpoint.name = checkpoint;
  if (method !== undefined) episode.checkpoint.method = method;
}

function checkIdentifiers({ checkpoint, suite, task_id, task, episode_id }: Episode): void {
  checkIdentifier("task_id", task_id);
  checkIdentifier("checkpoint.name", checkpoint.name);
  checkIdentifier("checkpoint.parent", checkpoint.parent);
  checkIdentifier("checkpoint.family", checkpoint.family);
  checkIdentifier("suite.name", suite.name);
  checkIdentifier("suite.version", suite.version);
  checkIdentifier("suite.split", suite.split);
  checkIdentifier("task.cluster", task?.cluster);
  checkIdentifier("episode_id", episode_id);
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

function isPrompt(value: unknown): value is Episode["prompt"] {
  return value === undefined || value === null || (Array.isArray(value) && value.every(isMessage));
}

function isTurns(value: unknown): value is Episode["turns"] {
  return value === undefined || value === null || (Array.isArray(value) && value.every(isTurn));
}

/** A message that is surely good; one with tool calls is left to the schema unless their shape is the usual one. */
function isMessage(value: unknown): value is Message {
  if (!isObject(value) || typeof value.role !== "string" || value.role === "") return false;
  const calls = value.tool_calls;
  return calls === undefined || calls === null || (Array.isArray(calls) && calls.every(isToolCall));
}

function isToolCall(value: unknown): boolean {
  if (!isObject(value) || !isTextOrAbsent(value.id) || !isTextOrAbsent(value.type)) return false;
  const called = value.function;
  return called === undefined || (isObject(called) && typeof called.name === "string");
}

const PLAIN_TURN_FIELDS: ReadonlySet<string> = new Set(["index", "messages", "action", "error", "told", "state_hash", "valid"]);
const TURN_FIELDS: ReadonlySet<string> = new Set(Object.keys(Turn.shape));

/** A turn that is surely good: its rarer fields (rewards, tokens, times) are left to the schema where they are not plain numbers. */
function isTurn(value: unknown): value is Turn {
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
