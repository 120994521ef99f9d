"use client";

import { BudgetCurvesFigure } from "@/components/charts/budget-curves-figure";
import { DifferenceCurveFigure } from "@/components/charts/difference-curve-figure";
import { HeatmapsFigure } from "@/components/charts/heatmaps-figure";
import { SolvedBarsFigure } from "@/components/charts/solved-bars-figure";
import { PassLinks, shownK } from "@/components/run/pass-links";
import { budgetCurves } from "@/core/reports/charts/budget-curves";
import { differenceCurve } from "@/core/reports/charts/difference-curve";
import { differenceHeatmap } from "@/core/reports/charts/difference-heatmap";
import { whoSolvesWhat } from "@/core/reports/charts/who-solves-what";
import type { CompareTask } from "@/core/reports/compare-report";
import type { PassKtReport } from "@/core/reports/pass-kt-report";
import { AdvantageSummary } from "./advantage-summary";
import { BudgetNumbers } from "./budget-numbers";
import { type CompareAddress, compareHref } from "./compare-address";
import type { CompareAnswer } from "./compare-answer";
import { TaskFlips } from "./task-flips";

export interface CompareViewProps {
  project: string;
  address: CompareAddress;
  answer: CompareAnswer;
  /** Both sides on the grid of the comparison. */
  curves: PassKtReport;
  /** The tasks at the smallest K and T = `at`. */
  tasks: readonly CompareTask[];
  at: number;
}

const HALF_PAGE_PX = 552;

/** The figures of a comparison: difference, both curves, the same over K, who solves what, what is left, all numbers. */
export function CompareView(props: CompareViewProps) {
  const { project, address, answer, curves } = props;
  const { report, a, b } = answer;
  const methods = { a: a.checkpoint.method, b: b.checkpoint.method };
  const k = shownK(report.k, address.pass);
  const link = compareHref(project, address);
  const solved = whoSolvesWhat(report, methods);
  return (
    <>
      <section className="mt-8">
        <PassLinks label="Metric" ks={report.k} current={k} hrefOf={(pass) => compareHref(project, { ...address, pass })} />
        <DifferenceCurveFigure model={differenceCurve(report, k, methods)} link={`${link}#difference`} />
      </section>
      <section className="half">
        <BudgetCurvesFigure
          model={{ ...budgetCurves(curves, k), title: "Both budget curves" }}
          deskPx={HALF_PAGE_PX}
          link={`${link}#curves`}
        />
        <div className="grid min-w-0 gap-10">
          {solved === null ? (
            <HeatmapsFigure name="difference-grid" model={differenceHeatmap(report, methods)} link={`${link}#difference-grid`} />
          ) : (
            <SolvedBarsFigure model={solved} link={`${link}#solved`} />
          )}
          <AdvantageSummary report={report} />
        </div>
      </section>
      <TaskFlips {...props} hasScatter={solved === null} methods={methods} />
      <section>
        <BudgetNumbers report={report} methods={methods} />
      </section>
    </>
  );
}
