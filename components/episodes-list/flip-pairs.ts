import { entryTitle, suiteText } from "@/components/run/entry-words";
import type { EntryHeader } from "@/components/run/run-header";
import type { FlipPair } from "./episodes-address";

export interface FlipChoice {
  readonly key: string;
  readonly label: string;
  readonly flips: FlipPair;
  /** The same two, whichever stands first. */
  readonly isSame: (flips: FlipPair | null) => boolean;
}

/** More pairs than this are no choice any more. */
const MOST_ENTRIES = 8;

/** The pairs of entries that share their tasks. */
export function flipPairs(entries: readonly EntryHeader[]): FlipChoice[] {
  const some = entries.slice(0, MOST_ENTRIES);
  return some.flatMap((one, place) =>
    some
      .slice(place + 1)
      .filter((other) => suiteText(other.suite) === suiteText(one.suite))
      .map((other) => toChoice(one, other, entries)),
  );
}

function toChoice(one: EntryHeader, other: EntryHeader, entries: readonly EntryHeader[]): FlipChoice {
  return {
    key: `${one.id}:${other.id}`,
    label: `${entryTitle(one, entries)} and ${entryTitle(other, entries)}`,
    flips: { a: one.id, b: other.id },
    isSame: (flips) => flips !== null && [flips.a, flips.b].sort().join() === [one.id, other.id].sort().join(),
  };
}
