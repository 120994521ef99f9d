import { NumbersTable } from "@/components/charts/numbers-table";
import { levelText } from "@/core/reports/charts/report-words";
import type { CompareReport } from "@/core/reports/compare-report";
import { formatPercent, formatPoints, formatPointsInterval } from "@/core/reports/format-number";
import { retentionTable } from "./retention-table";

/** What remains of the advantage at smaller budgets, and the advantage over all budgets. */
export function AdvantageSummary({ report }: { report: CompareReport }) {
  const last = report.t.at(-1);
  const { aubc, minimum_detectable_effect: detectable } = report;
  return (
    <figure className="fig" id="retention">
      <header>
        <div>
          <h3>How much of the advantage at T = {last} is left</h3>
          <p className="sub">
            Retention Δ(T) / Δ({last}), {levelText(report.level)} from resampling tasks
          </p>
        </div>
      </header>
      <NumbersTable table={retentionTable(report)} />
      <dl className="kv mt-5">
        <dt>Area under curve, log T</dt>
        <dd>
          {aubc === null || aubc.delta === null ? (
            <>– {aubc?.reason ?? "needs two or more T that can all be estimated"}</>
          ) : (
            <>
              {formatPoints(aubc.delta)} points <span className="iv">{formatPointsInterval(aubc.low, aubc.high)}</span>
            </>
          )}
        </dd>
        <dt>Smallest detectable</dt>
        <dd>
          {detectable.value === null
            ? `– ${detectable.reason ?? ""}`
            : `±${formatPercent(detectable.value)} points at T = ${detectable.t} with ${levelText(detectable.power)} power`}
        </dd>
      </dl>
    </figure>
  );
}
