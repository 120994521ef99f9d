import type { BaselineReport } from "../baseline-report";
import type { CompareReport, CompareTask } from "../compare-report";
import { formatPercent, formatPValue } from "../format-number";
import type { PassKtReport } from "../pass-kt-report";
import { baselineTable, seedFamiliesTable } from "./baseline-table";
import { budgetTargetsTable, budgetUseTable, truncationTable } from "./budget-use-table";
import { comparableGroups } from "./comparable-groups";
import { compareSides } from "./compare-sides";
import { compareTable } from "./compare-table";
import { type DataTable, numberCell, numberColumn, textCell, textColumn } from "./data-table";
import { denominatorsTable } from "./denominators-table";
import { entryLabels } from "./entry-labels";
import { passKtCellsTable } from "./pass-kt-cells-table";
import { retentionTable } from "./retention-table";
import { robustnessTable } from "./robustness-table";
import type { NamedTable } from "./table-files";

/** Every table of a pass-kt report, by the name of its files. */
export function passKtTables(report: PassKtReport): NamedTable[] {
  const groups = comparableGroups(report);
  const truncation = truncationTable(report);
  return [
    { name: "cells", table: passKtCellsTable(report) },
    { name: "pass-hat", table: passHatTable(report) },
    ...groups.map((group, i) => ({ name: groups.length > 1 ? `budgets-${i + 1}` : "budgets", table: robustnessTable(group.report) })),
    { name: "targets", table: budgetTargetsTable(report) },
    { name: "budget-use", table: budgetUseTable(report) },
    { name: "denominators", table: denominatorsTable(report) },
    ...(truncation ? [{ name: "truncation", table: truncation }] : []),
  ];
}

/** Every table of a comparison, with its tasks at one (K, T) where they are given. */
export function compareTables(report: CompareReport, tasks: readonly CompareTask[] = []): NamedTable[] {
  return [
    { name: "cells", table: compareTable(report) },
    ...(report.retention.length > 0 ? [{ name: "retention", table: retentionTable(report) }] : []),
    ...(tasks.length > 0 ? [{ name: "tasks", table: tasksTable(report, tasks) }] : []),
  ];
}

/** Every table of checkpoints against a baseline. */
export function baselineTables(report: BaselineReport): NamedTable[] {
  const families = seedFamiliesTable(report);
  return [{ name: "cells", table: baselineTable(report) }, ...(families ? [{ name: "families", table: families }] : [])];
}

function passHatTable(report: PassKtReport): DataTable {
  const labels = entryLabels(report.checkpoints);
  return {
    caption: "pass^K in per cent: all of K episodes succeed",
    columns: [textColumn("Checkpoint"), ...["K", "T", "pass^K"].map(numberColumn), textColumn("Reason")],
    rows: report.checkpoints.flatMap((entry, index) =>
      entry.pass_hat.map(({ k, t, value, reason }) => [
        textCell(labels[index] ?? entry.name),
        ...[k, t].map((place) => numberCell(place, String)),
        numberCell(value, formatPercent, reason),
        textCell(reason ?? ""),
      ]),
    ),
  };
}

function tasksTable(report: CompareReport, tasks: readonly CompareTask[]): DataTable {
  const sides = compareSides(report);
  const [a, b] = [sides.a.name, sides.b.name];
  return {
    caption: `Tasks: episodes and successes of ${a} and ${b}`,
    columns: [textColumn("Task"), ...[`n ${a}`, `c ${a}`, `n ${b}`, `c ${b}`, "Fisher p"].map(numberColumn)],
    rows: tasks.map((task) => [
      textCell(task.task_id),
      ...[task.a.n, task.a.c, task.b.n, task.b.c].map((count) => numberCell(count, String)),
      numberCell(task.fisher_p ?? null, formatPValue),
    ]),
  };
}
