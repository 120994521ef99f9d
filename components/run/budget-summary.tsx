import Link from "next/link";
import { NumbersTable } from "@/components/charts/numbers-table";
import { type HelpSlug, helpHref } from "@/components/help/topics";
import { countOf } from "@/components/ui/count-of";
import { MethodMark } from "@/components/ui/method-mark";
import { budgetMeasures, type MeasureKind } from "@/core/reports/charts/budget-measures";
import { budgetUseTable } from "@/core/reports/charts/budget-use-table";
import { entryLabels } from "@/core/reports/charts/entry-labels";
import { levelText } from "@/core/reports/charts/report-words";
import { budgetMeasuresTable } from "@/core/reports/charts/robustness-table";
import { formatCount } from "@/core/reports/format-number";
import type { PassKtEntry, PassKtReport } from "@/core/reports/pass-kt-report";
import { DeploymentField } from "./deployment-field";
import type { GridAddress } from "./run-address";

interface BudgetSummaryProps {
  report: PassKtReport;
  /** Name of the files, and of the anchor. */
  name: string;
  deploy: GridAddress["deploy"];
  hrefOf: (deploy: GridAddress["deploy"]) => string;
}

const HELP: Readonly<Record<MeasureKind, HelpSlug>> = {
  area: "budget-curve",
  deployment: "budget-curve",
  worst: "budget-curve",
  regret: "budget-curve",
  target: "budget-curve",
  saturation: "budget-curve",
  decrease: "turn-budgets",
  turns: "turn-budgets",
  never_solved: "never-solved",
};

/** Single numbers for whole budget curves below their chart, an entry a column, and each T on demand. */
export function BudgetSummary({ report, name, deploy, hrefOf }: BudgetSummaryProps) {
  const measures = budgetMeasures(report);
  const labels = entryLabels(report.checkpoints);
  const k = Math.min(...report.k);
  return (
    <div className="mt-8" id={name}>
      <NumbersTable
        table={budgetMeasuresTable(report)}
        fileName={name}
        headOf={(index) => {
          const measure = measures[index];
          return measure && <Link href={helpHref(HELP[measure.kind])}>{measure.label}</Link>;
        }}
        columnHeadOf={(label) => <EntryHead label={label} entry={report.checkpoints[labels.indexOf(label)]} />}
      />
      <p className="t12 ink3 mt-3 max-w-prose">
        All of Pass@{k}, in per cent, with {levelText(report.level)} intervals over tasks; the end is the largest T.{" "}
        {report.checkpoints.length > 1 && "Regret: distance to the best checkpoint of this run at the same T. "}A task without a success in
        n episodes may still have a true rate up to the bound beside it, one-sided.
      </p>
      <DeploymentField chosen={deploy} hrefOf={hrefOf} />
      <details className="mt-4">
        <summary className="t13 ink2 cursor-pointer">Turns used and tasks never solved at each T</summary>
        <div className="mt-3">
          <NumbersTable table={budgetUseTable(report)} fileName={`${name}-use`} />
        </div>
      </details>
    </div>
  );
}

function EntryHead({ label, entry }: { label: string; entry: PassKtEntry | undefined }) {
  if (entry === undefined) return label;
  return (
    <>
      <MethodMark method={entry.method ?? "other"}>{label}</MethodMark>
      <span className="block font-normal">
        {countOf(entry.tasks, "task")}, {formatCount(entry.denominators.counted)} counted
      </span>
    </>
  );
}
