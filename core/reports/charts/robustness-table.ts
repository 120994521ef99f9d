import { formatInterval, formatPercent } from "../format-number";
import type { PassKtReport } from "../pass-kt-report";
import { type DataCell, type DataTable, numberCell, numberColumn, textCell, textColumn } from "./data-table";
import { entryLabels } from "./entry-labels";
import { estimatedCells } from "./pass-kt-finding";

/** Per entry: the area under the budget curve, the budget it does worst at, and its largest distance to the best entry at one T. */
export function robustnessTable(report: PassKtReport, k: number = Math.min(...report.k)): DataTable {
  const labels = entryLabels(report.checkpoints);
  const several = report.checkpoints.length > 1;
  const deployed = report.checkpoints.some((entry) => entry.deployment);
  return {
    caption: `Pass@${k} over the budgets`,
    columns: [
      textColumn("Checkpoint"),
      numberColumn("Area under curve, log T"),
      ...(deployed ? [numberColumn("At the stated deployment")] : []),
      numberColumn("Worst budget"),
      ...(several ? [numberColumn("Largest regret")] : []),
    ],
    rows: report.checkpoints.map((entry, index) => [
      textCell(labels[index] ?? entry.name),
      intervalCell(entry.aubc),
      ...(deployed ? [intervalCell(entry.deployment ?? null)] : []),
      worstCell(report, index, k),
      ...(several ? [regretCell(report, index, k)] : []),
    ]),
  };
}

type WithInterval = { value: number | null; low: number | null; high: number | null; reason?: string | null | undefined };

function intervalCell(estimate: WithInterval | null): DataCell {
  const missing = "Needs two or more T that can all be estimated.";
  if (!estimate) return numberCell(null, formatPercent, missing);
  const interval = estimate.low === null ? "" : ` ${formatInterval(estimate.low, estimate.high)}`;
  return numberCell(estimate.value, (value) => `${formatPercent(value)}${interval}`, estimate.reason ?? missing);
}

function worstCell(report: PassKtReport, index: number, k: number): DataCell {
  const entry = report.checkpoints[index];
  const cells = entry ? estimatedCells(entry, k) : [];
  const worst = cells.reduce<(typeof cells)[number] | undefined>((low, cell) => (low && low.value <= cell.value ? low : cell), undefined);
  if (!worst) return numberCell(null, formatPercent, "No T can be estimated.");
  const interval = worst.low === null ? "" : ` ${formatInterval(worst.low, worst.high)}`;
  return numberCell(worst.value, (value) => `${formatPercent(value)}${interval} at T = ${worst.t}`);
}

/** The report's own regret, which has an interval, where it is of this K; else the distance between the cells. */
function regretCell(report: PassKtReport, index: number, k: number): DataCell {
  const entry = report.checkpoints[index];
  const stated = entry?.regret;
  if (stated && stated.k === k && stated.value !== null) {
    const interval = stated.low === null ? "" : ` ${formatInterval(stated.low, stated.high)}`;
    return numberCell(stated.value, (value) => (value === 0 ? "0.0" : `${formatPercent(value)}${interval} at T = ${stated.t}`));
  }
  const regrets = (entry ? estimatedCells(entry, k) : []).map((cell) => {
    const best = Math.max(
      ...report.checkpoints.flatMap((other) =>
        estimatedCells(other, k)
          .filter(({ t }) => t === cell.t)
          .map(({ value }) => value),
      ),
    );
    return { t: cell.t, regret: best - cell.value };
  });
  const largest = regrets.reduce<(typeof regrets)[number] | undefined>(
    (most, next) => (most && most.regret >= next.regret ? most : next),
    undefined,
  );
  if (!largest) return numberCell(null, formatPercent, "No T can be estimated.");
  return numberCell(largest.regret, (value) => (value === 0 ? "0.0" : `${formatPercent(value)} at T = ${largest.t}`));
}
