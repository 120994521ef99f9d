import type { Episode } from "../trajectory/episode";
import { RecordFault } from "./record-fault";

const MAY_BE_AWKWARD = /\\u(?:0000|[dD][89a-fA-F])/;
const LONE_SURROGATE = /\p{Surrogate}/gu;

export interface AwkwardText {
  nulCharacters: number;
  loneSurrogates: number;
}

/** Whether the JSON text may hold NUL characters or lone surrogates; only then its strings have to be looked through. */
export function mayBeAwkward(json: string): boolean {
  return json.includes("\\u") && MAY_BE_AWKWARD.test(json);
}

/** Counts NUL characters and lone surrogates in all strings of a JSON value, keys included. They are never changed. */
export function countAwkwardText(value: unknown, counts: AwkwardText = { nulCharacters: 0, loneSurrogates: 0 }): AwkwardText {
  if (typeof value === "string") {
    counts.nulCharacters += value.split("\0").length - 1;
    counts.loneSurrogates += value.match(LONE_SURROGATE)?.length ?? 0;
  } else if (typeof value === "object" && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      if (!Array.isArray(value)) countAwkwardText(key, counts);
      countAwkwardText(item, counts);
    }
  }
  return counts;
}

/** Refuses identifiers that no database column and no address can carry. */
export function checkIdentifiers({ checkpoint, suite, task_id, task, episode_id }: Episode): void {
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

function checkIdentifier(field: string, text: string | null | undefined): void {
  if (!text) return;
  const { nulCharacters, loneSurrogates } = countAwkwardText(text);
  if (nulCharacters > 0) throw new RecordFault(`"${field}" holds a NUL character (\\u0000); rename it`);
  if (loneSurrogates > 0) throw new RecordFault(`"${field}" holds half of a surrogate pair (\\ud800–\\udfff alone); rename it`);
}
