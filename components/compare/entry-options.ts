import { suiteText } from "@/components/run/entry-words";
import type { CompareEntry } from "./compare-answer";

export interface EntryOptionGroup {
  readonly suite: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
}

function optionLabel(entry: CompareEntry, among: readonly CompareEntry[]): string {
  const namesakes = among.filter((other) => other.checkpoint.name === entry.checkpoint.name);
  const facts = [(each: CompareEntry) => each.visibility, (each: CompareEntry) => each.unit, (each: CompareEntry) => each.run.name];
  const apart = facts.filter((read) => new Set(namesakes.map(read)).size > 1).map((read) => read(entry));
  // Two runs may share a name; the end of the id tells them apart.
  const twins = namesakes.filter((other) => facts.every((read) => read(other) === read(entry)));
  return [entry.checkpoint.name, ...apart, ...(twins.length > 1 ? [entry.id.slice(-6)] : [])].join(" · ");
}

/** The entries of a project by suite, each named so that it differs from the others of its suite. */
export function entryOptions(entries: readonly CompareEntry[]): EntryOptionGroup[] {
  const bySuite = new Map<string, CompareEntry[]>();
  for (const entry of entries) bySuite.set(suiteText(entry.suite), [...(bySuite.get(suiteText(entry.suite)) ?? []), entry]);
  return [...bySuite].map(([suite, members]) => ({
    suite,
    options: members.map((entry) => ({ id: entry.id, label: optionLabel(entry, members) })),
  }));
}

/** What B becomes when A is chosen anew: itself while the suites agree, else another entry of A's suite. */
export function partnerFor(entries: readonly CompareEntry[], chosen: string | null, partner: string | null): string | null {
  const entry = entries.find((each) => each.id === chosen);
  if (entry === undefined) return partner;
  const comparable = entries.filter((each) => each.id !== entry.id && suiteText(each.suite) === suiteText(entry.suite));
  if (comparable.some((each) => each.id === partner)) return partner;
  return (comparable.find((each) => each.visibility === entry.visibility && each.unit === entry.unit) ?? comparable[0])?.id ?? null;
}
