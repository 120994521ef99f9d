import { warnAboutTruncationValidity } from "@/core/reports/entry-warnings";
import type { PassKtReport } from "@/core/reports/pass-kt-report";

/** What a reader must know before the numbers. That cuts don't stand for re-runs is said with its check, as long as nothing here is cut. */
export function warningsAbove({ mode, truncation_validity, warnings }: PassKtReport): string[] {
  const below = new Set(mode === "rerun" ? truncation_validity.flatMap(warnAboutTruncationValidity) : []);
  return warnings.filter((warning) => !below.has(warning));
}
