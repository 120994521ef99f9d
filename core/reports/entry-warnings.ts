import type { EntryTally } from "../trajectory/tally";
import { formatPercent, formatPoints, formatPointsInterval } from "./format-number";
import type { PassKtEntry, TruncationValidity } from "./pass-kt-report";
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

/** Budgets that do worse than smaller ones: a cap that is only a cap cannot do that. */
export function warnAboutDecreases({ name, suite, decreases }: Pick<PassKtEntry, "name" | "suite" | "decreases">): string[] {
  const largest = decreases.reduce<PassKtEntry["decreases"][number] | undefined>(
    (most, next) => (most && most.delta <= next.delta ? most : next),
    undefined,
  );
  if (!largest) return [];
  const { k, from, to, delta, low, high } = largest;
  const change = `Pass@${k} changes by ${formatPoints(delta)} points ${formatPointsInterval(low, high)} from T = ${from} to T = ${to}`;
  const more = decreases.length > 1 ? `, and at ${plural(decreases.length - 1, "other pair")} of budgets it falls too` : "";
  return [`${name} on ${suite}: ${change}${more}; a larger cap alone can't do harm, so look at how the budget is used or enforced`];
}

/** Budgets at which cutting long episodes is not what running under the limit gives: where the simultaneous band excludes zero. */
export function warnAboutTruncationValidity({ name, suite, largest, cells }: TruncationValidity): string[] {
  const apart = cells.flatMap(({ t, delta, band_low: low, band_high: high }) => {
    const excludesZero = low !== null && high !== null && (low > 0 || high < 0);
    return excludesZero ? [`${formatPoints(delta)} points ${formatPointsInterval(low, high)} at T = ${t}`] : [];
  });
  if (apart.length === 0) return [];
  const what = `episodes run under a limit differ from those of limit ${largest} cut there, by ${apart.join(", ")}`;
  return [`${name} on ${suite}: ${what}; mode truncate doesn't stand for re-runs here`];
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
