import type { PassKtReport, TruncationValidity } from "../pass-kt-report";
import type { FigureWords } from "./figure-words";
import { joinWords, levelText } from "./report-words";

/** What the check of cut episodes against re-runs says: one sentence from the simultaneous bands alone. */
export function truncationWords({ truncation_validity: checks, level }: Pick<PassKtReport, "truncation_validity" | "level">): FigureWords {
  const title = truncationFinding(checks);
  return {
    title,
    subtitle: `Re-run at T minus the longest episodes cut at T, in points, paired by task; simultaneous ${levelText(level)} band over the T of a checkpoint.`,
    description: title,
    footer:
      "Where a band excludes 0, success by turn T of longer episodes (truncate) is not what a limit of T gives (rerun). A band that holds 0 does not show that they are equal.",
  };
}

function truncationFinding(checks: readonly TruncationValidity[]): string {
  const apart = checks.flatMap((check) => {
    const budgets = check.cells.filter(isApart).map(({ t }) => String(t));
    return budgets.length === 0 ? [] : [`${nameOf(check, checks)} at T = ${joinWords(budgets)}`];
  });
  if (apart.length > 0) return `Cut episodes do not stand for re-runs: they differ for ${joinWords(apart)}`;
  const known = checks.some(({ cells }) => cells.some(({ band_low }) => band_low !== null));
  return known ? "No clear difference between re-runs and cut episodes at any T" : "Too few tasks differ to tell re-runs from cut episodes";
}

function isApart({ band_low: low, band_high: high }: TruncationValidity["cells"][number]): boolean {
  return low !== null && high !== null && (low > 0 || high < 0);
}

/** The checkpoint, with its suite where the checks are of several. */
function nameOf({ name, suite }: TruncationValidity, among: readonly TruncationValidity[]): string {
  return among.every((other) => other.suite === suite) ? name : `${name} (${suite})`;
}
