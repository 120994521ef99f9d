import type { EntryTally } from "../trajectory/tally";
import { formatPercent } from "./format-number";
import type { Surface } from "./surface";
import { plural } from "./task-scores";

/** What a reader of this entry's numbers must know: sentences that start with its name. */
export function warnAboutEntry(surface: Surface): string[] {
  const { entry, mode } = surface;
  const warnings: string[] = [];
  if (mode === "truncate") warnings.push(...warnAboutTruncation(surface));
  if (entry.equalTranscripts > 0) warnings.push(describeEqualTranscripts(entry));
  return warnings.map((warning) => `${entry.key.checkpoint} on ${entry.key.suite.name}: ${warning}`);
}

function warnAboutTruncation({ entry, limits, largestBudget }: Surface): string[] {
  const warnings: string[] = [];
  if (entry.key.visibility === "announced") {
    warnings.push("the budget was announced, so success by turn T in longer episodes is not success under a limit of T");
  }
  if (limits.filter((limit) => limit !== null).length > 1) {
    warnings.push(`only the episodes of the largest limit, ${largestBudget}, are used`);
  }
  if (limits.includes(null) && largestBudget !== null) {
    warnings.push(`no limit is recorded; ${largestBudget}, the largest number of turns used, stands in for it`);
  }
  return warnings;
}

function describeEqualTranscripts({ equalTranscripts, withTranscript }: EntryTally): string {
  const rate = formatPercent(equalTranscripts / Math.max(1, withTranscript));
  return `${equalTranscripts} of ${plural(withTranscript, "transcript")} (${rate} %) ${
    equalTranscripts === 1 ? "equals" : "equal"
  } that of another episode of the same task; all are kept, but they may not be independent`;
}
