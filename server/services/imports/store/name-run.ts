import type { EntryTally } from "@/core/trajectory/tally";

/** What a run is called until somebody names it: "Eurus-7B-KTO, Eurus-7B-SFT on mint-gsm8k". */
export function nameRun(tallies: readonly EntryTally[]): string {
  const checkpoints = distinct(tallies.map(({ key }) => key.checkpoint));
  const suites = distinct(tallies.map(({ key }) => key.suite.name));
  return `${listNames(checkpoints)} on ${listNames(suites)}`.slice(0, 200);
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}

function listNames(names: readonly string[]): string {
  return names.length <= 3 ? names.join(", ") : `${names.slice(0, 2).join(", ")} and ${names.length - 2} more`;
}
