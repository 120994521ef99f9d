import { entryTitle } from "@/components/run/entry-words";
import type { EntryHeader } from "@/components/run/run-header";
import { type EpisodesChoice, OUTCOME_WORDS } from "./episodes-address";

/** A filter that is set, in words, and the filters without it. */
export interface FilterWords {
  readonly key: keyof EpisodesChoice;
  readonly words: string;
  readonly without: EpisodesChoice;
}

const ORDER = ["flips", "entry", "task", "t", "sample", "outcome", "by", "stop", "error"] as const;

/** The filters that are set, each in words. */
export function filterWords(filters: EpisodesChoice, entries: readonly EntryHeader[]): FilterWords[] {
  return ORDER.flatMap((key) => {
    const words = wordsOf(key, filters, entries);
    return words === null ? [] : [{ key, words, without: { ...filters, [key]: null } }];
  });
}

function wordsOf(key: (typeof ORDER)[number], filters: EpisodesChoice, entries: readonly EntryHeader[]): string | null {
  const { entry, task, t, sample, outcome, by, stop, error, flips } = filters;
  const words: Readonly<Record<typeof key, string | null | undefined>> = {
    flips: flips && `only one of ${nameOf(flips.a, entries)} and ${nameOf(flips.b, entries)} solved the task`,
    entry: entry && nameOf(entry, entries),
    task: task && `task ${task}`,
    t: t == null ? null : `T = ${t}`,
    sample: sample == null ? null : `sample ${sample}`,
    outcome: outcome && OUTCOME_WORDS[outcome],
    by: by == null ? null : `success counted by turn ${by}`,
    stop: stop && `stopped by ${stop}`,
    error: error && `error says “${error}”`,
  };
  return words[key] || null;
}

function nameOf(id: string, entries: readonly EntryHeader[]): string {
  const entry = entries.find((each) => each.id === id);
  return entry === undefined ? "a checkpoint of another run" : entryTitle(entry, entries);
}
