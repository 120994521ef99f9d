"use client";

import { useId, useState } from "react";
import { ReportTools } from "@/components/charts/report-tools";
import { Button } from "@/components/ui/button";
import { compareDetailsTable } from "@/core/reports/charts/compare-details-table";
import type { CompareMethods } from "@/core/reports/charts/compare-sides";
import { compareTable } from "@/core/reports/charts/compare-table";
import type { CompareReport } from "@/core/reports/compare-report";
import { formatPercent } from "@/core/reports/format-number";
import { metricColumns } from "./metric-columns";
import { MetricTable } from "./metric-table";

interface BudgetNumbersProps {
  report: CompareReport;
  methods: CompareMethods;
}

/** Every cell of the comparison in numbers, to read, and to take away as CSV or as the report of the command line. */
export function BudgetNumbers({ report, methods }: BudgetNumbersProps) {
  const [all, setAll] = useState(false);
  const tableId = useId();
  const table = compareTable(report, report.k, methods);
  const details = compareDetailsTable(report);
  return (
    <figure className="fig" id="numbers">
      <header>
        <div>
          <h3>Every budget in numbers</h3>
          <p className="sub">
            Rates in per cent, differences in points, {report.tasks} tasks in both. The simultaneous interval holds for the whole grid
            together.
          </p>
        </div>
        <div className="tools">
          <Button tone="quiet" small aria-expanded={all} aria-controls={tableId} onClick={() => setAll(!all)}>
            {all ? "Fewer columns" : "More columns"}
          </Button>
          <ReportTools name={`compare-${report.a}-${report.b}`} table={table} report={report} />
        </div>
      </header>
      <div id={tableId}>
        <MetricTable table={metricColumns([table, details], all)} />
      </div>
      <footer>
        {equivalenceText(report)} p: sign-flip permutation of the mean difference, two-sided; adjusted over the whole grid. Verdict from the
        simultaneous band, from the pointwise interval where there is no band. {all ? ON_DEMAND_NOTE : ""} Seed {report.seed}.
      </footer>
    </figure>
  );
}

const ON_DEMAND_NOTE =
  "Sign test: better against worse tasks, exact, two-sided, without ties. McNemar: the same where every task has one episode a side. Holm and Benjamini–Hochberg over the grid. Errors: the standard error by its causes, in points.";

/** What was asked of equivalence; nothing where nobody named a margin. */
function equivalenceText({ cells, level }: CompareReport): string {
  const asked = cells.find(({ equivalence }) => equivalence !== null)?.equivalence;
  if (!asked) return "";
  const alpha = Math.round((1 - level) * 10_000) / 100;
  return `Equivalent at ±${formatPercent(asked.margin)} points: two one-sided tests at ${alpha} %, shown where the interval lies inside the margin.`;
}
