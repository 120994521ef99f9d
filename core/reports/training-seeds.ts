import type { EntryTally } from "../trajectory/tally";

/** Checkpoints that were trained alike from different seeds. */
export interface SeedFamily {
  readonly family: string;
  readonly entries: readonly (EntryTally & { readonly trainSeed: number })[];
}

/** The families of which at least two training seeds are there. */
export function findSeedFamilies(entries: readonly EntryTally[]): SeedFamily[] {
  const families = new Map<string, (EntryTally & { readonly trainSeed: number })[]>();
  for (const entry of entries) {
    const { family, trainSeed } = entry;
    if (typeof family !== "string" || typeof trainSeed !== "number") continue;
    families.set(family, [...(families.get(family) ?? []), { ...entry, trainSeed }]);
  }
  return [...families]
    .map(([family, members]) => ({ family, entries: members }))
    .filter(({ entries: members }) => new Set(members.map(({ trainSeed }) => trainSeed)).size > 1);
}

const SEED_NOTE = "1 training seed of ";

const TRAINED: ReadonlySet<string> = new Set(["sft", "rl", "budgetmix"]);

/** Whether the checkpoint came out of a training run whose seed could have been another. */
export function isTrained({ method, family, trainSeed }: EntryTally): boolean {
  return (method !== null && TRAINED.has(method)) || typeof family === "string" || typeof trainSeed === "number";
}

/** What two checkpoints can't tell about how they were trained; nothing where neither was. */
export function warnAboutSeeds(...entries: readonly EntryTally[]): string[] {
  const trained = entries.filter(isTrained).map(({ key }) => key.checkpoint);
  if (trained.length === 0) return [];
  const names = [...new Set(trained)].join(" and ");
  return [`${SEED_NOTE}${names}: the comparison speaks about these checkpoints, not about how they were trained`];
}

/** Whether a warning of a report is the note on training seeds: true of nearly every comparison, so that pages say it quietly. */
export function isSeedNote(warning: string): boolean {
  return warning.startsWith(SEED_NOTE);
}
