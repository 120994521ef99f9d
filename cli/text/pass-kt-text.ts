import { budgetTargetsTable, budgetUseTable, truncationTable } from "@/core/reports/charts/budget-use-table";
import { type ComparableGroup, comparableGroups } from "@/core/reports/charts/comparable-groups";
import { denominatorsTable } from "@/core/reports/charts/denominators-table";
import { entryLabels } from "@/core/reports/charts/entry-labels";
import { passKtFinding } from "@/core/reports/charts/pass-kt-finding";
import { countText, ERRORS_WORDS, levelText, MODE_WORDS } from "@/core/reports/charts/report-words";
import { robustnessTable } from "@/core/reports/charts/robustness-table";
import { formatInterval, formatPercent } from "@/core/reports/format-number";
import type { PassKtCell, PassKtEntry, PassKtReport } from "@/core/reports/pass-kt-report";
import { dataTableText, indent, textTable } from "./text-table";

/** The pass-kt report for a terminal: findings first, then the numbers, then what they rest on. */
export function passKtText(report: PassKtReport): string {
  const sections = comparableGroups(report).flatMap((group) => [...groupText(group), ""]);
  const foot = [
    ...budgetLines(report),
    ...dataTableText(denominatorsTable(report)),
    "",
    ...stopReasonLines(report),
    "",
    ...report.warnings.map((sentence) => `Warning: ${sentence}`),
    `${ERRORS_WORDS[report.errors]} Seed ${report.seed}.`,
  ];
  return [...sections, ...foot].join("\n");
}

/** What budgets do, in tables under their captions. */
function budgetLines(report: PassKtReport): string[] {
  const tables = [budgetTargetsTable(report), budgetUseTable(report), truncationTable(report)].filter((table) => table !== null);
  return tables.flatMap((table) => [table.caption, ...indent(dataTableText(table)), ""]);
}

function groupText({ title, report }: ComparableGroup): string[] {
  const labels = entryLabels(report.checkpoints);
  const entries = report.checkpoints.flatMap((entry, index) => [...entryText(entry, report, labels[index] ?? entry.name), ""]);
  return [title, `${passKtFinding(report, labels)}.`, "", ...entries, ...indent(dataTableText(robustnessTable(report)))];
}

function entryText(entry: PassKtEntry, report: PassKtReport, label: string): string[] {
  const heading = `${label}${entry.method ? ` (${entry.method})` : ""}: Pass@K in % with ${levelText(report.level)} interval, ${countText(entry.tasks, "task")}, ${entry.mode}`;
  const columns = [{ label: "T", numeric: true }, ...report.k.map((k) => ({ label: `K = ${k}`, numeric: true }))];
  const rows = report.t.map((t) => [String(t), ...report.k.map((k) => cellText(entry.cells.find((cell) => cell.k === k && cell.t === t)))]);
  return [heading, ...indent([...textTable(columns, rows), ...notes(entry, report)])];
}

function cellText(cell: PassKtCell | undefined): string {
  if (!cell || cell.value === null) return "–";
  const interval = cell.low === null ? "" : ` ${formatInterval(cell.low, cell.high)}`;
  return `${formatPercent(cell.value)}${interval}${cell.k_over_half_n ? "*" : " "}`;
}

/** Why cells are empty, each reason once, and what the star means. */
function notes(entry: PassKtEntry, report: PassKtReport): string[] {
  const shown = entry.cells.filter(({ k, t }) => report.k.includes(k) && report.t.includes(t));
  const reasons = new Map<string, string[]>();
  for (const { k, t, reason, value } of shown) {
    if (value === null && reason !== null) reasons.set(reason, [...(reasons.get(reason) ?? []), `K ${k} T ${t}`]);
  }
  const lines = [...reasons].map(([reason, cells]) => `– ${cells.length > 4 ? `${cells.length} cells` : cells.join(", ")}: ${reason}`);
  if (shown.some((cell) => cell.value !== null && cell.k_over_half_n)) lines.push("* K > n/2: leans on few samples");
  return [...lines, MODE_WORDS[entry.mode]];
}

function stopReasonLines(report: PassKtReport): string[] {
  const labels = entryLabels(report.checkpoints);
  return report.checkpoints.map((entry, index) => {
    const reasons = Object.entries(entry.stop_reasons).map(([reason, count]) => `${reason.replaceAll("_", " ")} ${count}`);
    return `${labels[index] ?? entry.name} ended by: ${reasons.join(", ")}`;
  });
}
