"use client";

import { NumbersTable } from "@/components/charts/numbers-table";
import { saveFile } from "@/components/charts/save-file";
import { Button } from "@/components/ui/button";
import type { CompareMethods } from "@/core/reports/charts/compare-sides";
import { compareTable } from "@/core/reports/charts/compare-table";
import { dataTableCsv } from "@/core/reports/charts/data-table";
import type { CompareReport } from "@/core/reports/compare-report";

interface BudgetNumbersProps {
  report: CompareReport;
  methods: CompareMethods;
}

/** Every cell of the comparison in numbers, to read, and to take away as CSV or as the report of the command line. */
export function BudgetNumbers({ report, methods }: BudgetNumbersProps) {
  const table = compareTable(report, report.k, methods);
  const name = `compare-${report.a}-${report.b}`.replace(/[^\w.-]+/g, "-");
  return (
    <figure className="fig" id="numbers">
      <header>
        <div>
          <h3>Every budget in numbers</h3>
          <p className="sub">
            Rates in per cent, differences in points. Low and high are pointwise, the band is simultaneous over the whole grid.
          </p>
        </div>
        <div className="tools">
          <Button tone="quiet" small onClick={() => saveFile(`${name}.csv`, "text/csv", dataTableCsv(table))}>
            CSV
          </Button>
          <Button tone="quiet" small onClick={() => saveFile(`${name}.json`, "application/json", `${JSON.stringify(report, null, 2)}\n`)}>
            JSON
          </Button>
        </div>
      </header>
      <NumbersTable table={table} />
      <footer>
        p: sign-flip permutation of the mean difference, two-sided; adjusted over the whole grid. McNemar: exact, two-sided, not adjusted,
        where every task has one episode a side. Verdict from the simultaneous band, from the pointwise interval where there is no band.
        Seed {report.seed}.
      </footer>
    </figure>
  );
}
