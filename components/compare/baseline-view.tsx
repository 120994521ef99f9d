"use client";

import { BudgetCurvesFigure } from "@/components/charts/budget-curves-figure";
import { PassLinks, shownK } from "@/components/run/pass-links";
import { baselineCurves } from "@/core/reports/charts/baseline-curves";
import { BaselineNumbers } from "./baseline-numbers";
import { BaselineSummary } from "./baseline-summary";
import { type CompareAddress, compareHref } from "./compare-address";
import type { BaselineAnswer } from "./compare-answer";

export interface BaselineViewProps {
  project: string;
  address: CompareAddress;
  answer: BaselineAnswer;
}

/** Several checkpoints against a baseline: what was found, the differences over T, the primary numbers, all numbers. */
export function BaselineView(props: BaselineViewProps) {
  const { project, address, answer } = props;
  const { report, others } = answer;
  const k = shownK(report.k, address.pass);
  const methods = others.map(({ checkpoint }) => checkpoint.method);
  return (
    <>
      <ul className="mt-8 grid gap-3">
        {report.comparisons.map(({ a, finding }) => (
          <li key={a} className="lede">
            {finding}
          </li>
        ))}
      </ul>
      <section className="mt-8">
        <PassLinks label="Metric" ks={report.k} current={k} hrefOf={(pass) => compareHref(project, { ...address, pass })} />
        <BudgetCurvesFigure
          model={baselineCurves(report, k, methods)}
          name="differences"
          help="baseline"
          link={`${compareHref(project, address)}#differences`}
        />
      </section>
      <BaselineSummary {...props} k={k} />
      <section>
        <BaselineNumbers report={report} />
      </section>
    </>
  );
}
