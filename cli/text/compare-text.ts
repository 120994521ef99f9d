import { compareTable } from "@/core/reports/charts/compare-table";
import { ERRORS_WORDS, levelText, MODE_WORDS } from "@/core/reports/charts/report-words";
import { retentionTable } from "@/core/reports/charts/retention-table";
import type { CompareReport } from "@/core/reports/compare-report";
import { formatPercent, formatPoints, formatPointsInterval, formatRatio } from "@/core/reports/format-number";
import { dataTableText, indent } from "./text-table";

/** The comparison for a terminal: the finding first, then every budget in numbers, then what they rest on. */
export function compareText(report: CompareReport): string {
  const { matched, suite, tasks, mode, only_a, only_b } = report;
  const differs = matched.differs.length > 0 ? ` (differ in ${matched.differs.join(", ")})` : "";
  return [
    report.finding,
    "",
    `A = ${report.a}, B = ${report.b} on ${suite}: ${tasks} tasks in both, ${MODE_WORDS[mode]}; ${matched.status}${differs}`,
    ...onlyLine("A", only_a),
    ...onlyLine("B", only_b),
    "",
    ...report.k.flatMap((k) => [`Pass@${k} in %, differences A − B in points`, ...indent(dataTableText(compareTable(report, [k]))), ""]),
    ...summary(report),
    "",
    ...(report.retention.length > 0 ? [retentionTable(report).caption, ...indent(dataTableText(retentionTable(report))), ""] : []),
    ...report.warnings.map((sentence) => `Warning: ${sentence}`),
    `${ERRORS_WORDS[report.errors]} Seed ${report.seed}.`,
  ].join("\n");
}

function onlyLine(side: string, tasks: readonly string[]): string[] {
  if (tasks.length === 0) return [];
  const shown = tasks.slice(0, 5).join(", ");
  return [`Only in ${side}: ${tasks.length} tasks (${shown}${tasks.length > 5 ? ", …" : ""})`];
}

function summary({ aubc, crossing, slope, minimum_detectable_effect: mde, level }: CompareReport): string[] {
  const lines: string[] = [];
  if (slope.value !== null && slope.low !== null && slope.high !== null) {
    const [value, low, high] = [slope.value, slope.low, slope.high].map((perUnit) => perUnit * Math.LN2);
    lines.push(
      `For each doubling of T the difference changes by ${formatPoints(value)} points ${formatPointsInterval(low, high)} (K = ${slope.k})`,
    );
  }
  if (aubc?.delta !== null && aubc !== null) {
    const interval = formatPointsInterval(aubc.low, aubc.high);
    lines.push(
      `Area under the curve (log T, K = ${aubc.k}): ${formatPercent(aubc.a)} against ${formatPercent(aubc.b)}, ${formatPoints(aubc.delta)} ${interval}`,
    );
  }
  if (crossing.points.length > 0) {
    const share = crossing.share.one === null ? "" : `; one crossing in ${formatPercent(crossing.share.one)} % of resamples`;
    const { low, high } = crossing.interval;
    const range = low === null ? "" : `, these between ${formatRatio(low)} and ${formatRatio(high)} (${levelText(level)})`;
    lines.push(`The curves cross at T ≈ ${crossing.points.map(formatRatio).join(", ")} (K = ${crossing.k})${share}${range}`);
  }
  if (mde.value !== null) {
    lines.push(
      `Smallest difference that would be found with ${levelText(mde.power)} power at K = ${mde.k}, T = ${mde.t}: ${formatPercent(mde.value)} points at level ${levelText(level)}`,
    );
  }
  return lines;
}
