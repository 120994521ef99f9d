import type { BaselineReport } from "@/core/reports/baseline-report";
import { baselineTable, seedFamiliesTable } from "@/core/reports/charts/baseline-table";
import { ERRORS_WORDS, MODE_WORDS } from "@/core/reports/charts/report-words";
import { dataTableText, indent } from "./text-table";

/** Checkpoints against a baseline for a terminal: a finding each, then every number, then what they rest on. */
export function baselineText(report: BaselineReport): string {
  const families = seedFamiliesTable(report);
  const table = baselineTable(report);
  return [
    ...report.comparisons.map(({ finding }) => finding),
    "",
    `Baseline ${report.baseline} on ${report.suite}: ${MODE_WORDS[report.mode]}, ${report.visibility}`,
    "",
    table.caption,
    ...indent(dataTableText(table)),
    "",
    ...(families ? [families.caption, ...indent(dataTableText(families)), ""] : []),
    ...report.warnings.map((sentence) => `Warning: ${sentence}`),
    `${ERRORS_WORDS[report.errors]} Seed ${report.seed}.`,
  ].join("\n");
}
