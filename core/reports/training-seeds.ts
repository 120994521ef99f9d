import type { EntryTally } from "../trajectory/tally";

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
  return [`1 training seed of ${names}: the comparison speaks about these checkpoints, not about how they were trained`];
}
