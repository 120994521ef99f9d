import { formatPercent } from "../format-number";
import type { ErrorConvention, ReportMode } from "../report-options";

/** "95 %" */
export function levelText(level: number): string {
  return `${Number((level * 100).toFixed(4))} %`;
}

/** "52.2 %" */
export function percentText(rate: number): string {
  return `${formatPercent(rate)} %`;
}

/** How the numbers at each T came about. */
export const MODE_WORDS: Readonly<Record<ReportMode | "mixed", string>> = {
  rerun: "every T run afresh",
  truncate: "success by turn T of the longest episodes",
  mixed: "each entry in its own mode",
};

/** What missing and ungraded episodes were taken for. */
export const ERRORS_WORDS: Readonly<Record<ErrorConvention, string>> = {
  exclude: "Missing and ungraded episodes are left out of n.",
  fail: "Missing and ungraded episodes count as failures.",
};

/** "a", "a and b", "a, b and c" */
export function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}

/** "1 task", "2 tasks" */
export function countText(count: number, noun: string): string {
  return `${String(count).replace(/\B(?=(\d{3})+$)/g, ",")} ${noun}${count === 1 ? "" : "s"}`;
}
