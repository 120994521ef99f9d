import { suiteText } from "@/components/run/entry-words";
import type { CompareEntry } from "./compare-answer";

const MOST_SUGGESTIONS = 6;

/** A is the checkpoint that was made later, so that a gain of training is above zero. */
const ORDER_OF_MAKING = ["base", "sft", "other", "rl", "budgetmix"];

function isLater(one: CompareEntry, other: CompareEntry): boolean {
  return ORDER_OF_MAKING.indexOf(one.checkpoint.method) > ORDER_OF_MAKING.indexOf(other.checkpoint.method);
}

/** Pairs worth a first look: neighbours of one suite, visibility and unit. */
export function suggestedPairs(entries: readonly CompareEntry[]): [CompareEntry, CompareEntry][] {
  const kind = (entry: CompareEntry) => JSON.stringify([suiteText(entry.suite), entry.visibility, entry.unit]);
  const pairs = entries.flatMap((one, place) =>
    entries
      .slice(place + 1)
      .filter((other) => kind(other) === kind(one) && other.checkpoint.id !== one.checkpoint.id)
      .map((other): [CompareEntry, CompareEntry] => (isLater(other, one) ? [other, one] : [one, other])),
  );
  return pairs.slice(0, MOST_SUGGESTIONS);
}
