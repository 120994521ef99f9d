"use client";

import { ReportTools } from "@/components/charts/report-tools";
import type { BaselineReport } from "@/core/reports/baseline-report";
import { baselineTable, seedFamiliesTable } from "@/core/reports/charts/baseline-table";
import { metricColumns } from "./metric-columns";
import { MetricTable } from "./metric-table";

/** Every checkpoint at every budget in numbers, and every family of training seeds. */
export function BaselineNumbers({ report }: { report: BaselineReport }) {
  const table = baselineTable(report);
  const families = seedFamiliesTable(report);
  return (
    <>
      <figure className="fig" id="numbers">
        <header>
          <div>
            <h3>Every budget in numbers</h3>
            <p className="sub">
              Rates in per cent, differences in points. The simultaneous interval and p hold over all of these cells together.
            </p>
          </div>
          <div className="tools">
            <ReportTools name={`against-${report.baseline}`} table={table} report={report} />
          </div>
        </header>
        <MetricTable table={metricColumns([table], true)} />
      </figure>
      {families !== null && (
        <figure className="fig mt-10" id="families">
          <header>
            <div>
              <h3>Families of training seeds</h3>
              <p className="sub">{families.caption}.</p>
            </div>
          </header>
          <MetricTable table={metricColumns([families], true)} />
        </figure>
      )}
    </>
  );
}
