import { suiteText } from "@/components/run/entry-words";
import type { CompareAddress, CompareChange } from "./compare-address";
import type { CompareEntry } from "./compare-answer";

/** A baseline and what is set against it: that of the address, or B and A of a comparison of two. */
export interface BaselineChoice {
  readonly base: string;
  readonly others: readonly string[];
}

/** What the address chooses; null while it chooses nothing that could have a baseline. */
export function chosenBaseline({ a, b, base, others }: CompareAddress): BaselineChoice | null {
  if (base !== null && others !== null && others.length > 0) return { base, others: [...new Set(others)].filter((id) => id !== base) };
  return a !== null && b !== null ? { base: b, others: [a] } : null;
}

/** The change of the address that shows this choice: two sides where one checkpoint is left, else the page of several. */
export function showChoice({ base, others }: BaselineChoice): CompareChange {
  const [only] = others;
  if (only === undefined) return { a: null, b: base, base: null, others: null };
  return others.length === 1 ? { a: only, b: base, base: null, others: null } : { a: null, b: null, base, others: [...others] };
}

function kindOf({ suite, visibility, unit }: CompareEntry): string {
  return JSON.stringify([suiteText(suite), visibility, unit]);
}

/** The entries that can join: of the baseline's suite, visibility and unit, of checkpoints that aren't there yet. */
export function addableEntries(entries: readonly CompareEntry[], { base, others }: BaselineChoice): CompareEntry[] {
  const baseline = entries.find(({ id }) => id === base);
  if (baseline === undefined) return [];
  const there = new Set(entries.filter(({ id }) => id === base || others.includes(id)).map(({ checkpoint }) => checkpoint.name));
  return entries.filter((entry) => kindOf(entry) === kindOf(baseline) && !there.has(entry.checkpoint.name));
}

/** One entry a checkpoint, the latest run's: what "all" adds. */
export function latestOfEach(entries: readonly CompareEntry[]): CompareEntry[] {
  const latest = new Map<string, CompareEntry>();
  for (const entry of entries) {
    const known = latest.get(entry.checkpoint.name);
    if (known === undefined || known.run.createdAt < entry.run.createdAt) latest.set(entry.checkpoint.name, entry);
  }
  return [...latest.values()];
}
