import type { ReportMode } from "@/core/reports/report-options";
import type { BudgetUnit, BudgetVisibility } from "@/core/trajectory/budget";

/** What the turn budget counts, in words for several of them. */
export const UNIT_WORDS: Readonly<Record<BudgetUnit, string>> = {
  assistant_turn: "assistant turns",
  tool_round: "tool rounds",
  env_action: "environment actions",
  tool_call: "tool calls",
  message: "messages",
};

/** What a mode means, for the tooltip of its chip. */
export const MODE_MEANING: Readonly<Record<ReportMode, string>> = {
  rerun: "Episodes were run afresh under each limit T.",
  truncate: "Long episodes, counted as solved where success came by turn T.",
};

/** What a visibility means, for the tooltip of its chip. */
export const VISIBILITY_MEANING: Readonly<Record<BudgetVisibility, string>> = {
  announced: "The model was told how many turns it had left.",
  hidden: "A limit was set, the model was not told.",
  none: "No limit was set.",
};

/** A suite with its version and split, as it stands in headings. */
export function suiteText(suite: { name: string; version: string; split: string }): string {
  return `${suite.name} ${suite.version}, ${suite.split}`;
}

interface TitledEntry {
  readonly checkpoint: { readonly name: string };
  readonly suite: { readonly name: string; readonly version: string; readonly split: string };
  readonly visibility: BudgetVisibility;
  readonly unit: BudgetUnit;
}

/** A name for an entry among others: its checkpoint, and what else sets it apart from its namesakes. */
export function entryTitle(entry: TitledEntry, among: readonly TitledEntry[]): string {
  const namesakes = among.filter((other) => other.checkpoint.name === entry.checkpoint.name);
  const facts = [(each: TitledEntry) => suiteText(each.suite), (each: TitledEntry) => each.visibility, (each: TitledEntry) => each.unit];
  const apart = facts.filter((read) => new Set(namesakes.map(read)).size > 1).map((read) => read(entry));
  return [entry.checkpoint.name, ...apart].join(", ");
}

/** How many different tasks the entries have: entries of one suite share their tasks. */
export function countTasks(entries: readonly { readonly suite: TitledEntry["suite"]; readonly tasks: number }[]): number {
  const bySuite = new Map<string, number>();
  for (const { suite, tasks } of entries) bySuite.set(suiteText(suite), Math.max(tasks, bySuite.get(suiteText(suite)) ?? 0));
  return [...bySuite.values()].reduce((sum, tasks) => sum + tasks, 0);
}
