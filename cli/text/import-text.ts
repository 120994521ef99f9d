import { countText } from "@/core/reports/charts/report-words";
import type { ImportReport } from "@/core/reports/import-report";

/** What an import did beside accepting episodes, a sentence each; nothing where nothing happened. */
export function describeImport(report: ImportReport): string[] {
  const { duplicates, reclassified, rejected, warnings } = report;
  return [
    ...(duplicates > 0 ? [`Equal repeats, used once: ${countText(duplicates, "episode")}.`] : []),
    ...reclassified.map(({ from, to, count }) => `Reclassified: ${from} is ${to.replaceAll("_", " ")} (${countText(count, "episode")}).`),
    ...rejected.map(({ file, line, reason }) => `Skipped ${line === null ? file : `${file}:${line}`}: ${reason}.`),
    ...warnings.map((sentence) => `Warning: ${sentence}`),
  ];
}
