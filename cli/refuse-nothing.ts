import { invalidInput } from "@/core/app-error";
import type { ImportReport } from "@/core/reports/import-report";

/** Throws where the paths held no episode at all. */
export function refuseNothing({ episodes, rejected, warnings }: ImportReport, paths: readonly string[]): void {
  if (episodes > 0) return;
  const first = rejected[0];
  if (first) {
    const line = first.line === null ? "" : `:${first.line}`;
    throw invalidInput(`${first.file}${line}: ${first.reason}; no episode is left.`);
  }
  throw invalidInput(`${paths.join(", ")}: no episodes found. ${warnings.join(" ")}`.trim());
}
