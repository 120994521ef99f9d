import type { ReactNode } from "react";
import { Absent } from "@/components/ui/absent";
import { FactList } from "@/components/ui/fact-list";
import { levelText, percentText } from "@/core/reports/charts/report-words";
import type { CompareReport } from "@/core/reports/compare-report";
import { formatPercent, formatPoints, formatPointsInterval, formatRatio } from "@/core/reports/format-number";
import { MetricName } from "./metric-name";
import { MetricTable } from "./metric-table";
import { retentionTable } from "./retention-table";

/** What remains of the advantage at smaller budgets, and single numbers of the whole difference curve. */
export function AdvantageSummary({ report }: { report: CompareReport }) {
  const last = report.t.at(-1);
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
      <MetricTable table={retentionTable(report)} />
      <div className="mt-5">
        <FactList
          facts={[
            ["Area under curve, log T", areaFact(report)],
            ["Slope", slopeFact(report)],
            ["Worst budget", worstFact(report)],
            ["Crossing", crossingFact(report)],
            ["Smallest detectable", detectableFact(report)],
          ]}
          nameOf={(name) => <MetricName name={name} />}
        />
      </div>
    </figure>
  );
}

const NEEDS_TWO_BUDGETS = "Needs two or more T that can all be estimated.";

/** A difference in points with its interval; an en dash that tells why where there is none. */
function pointsFact(value: number | null, low: number | null, high: number | null, reason: string | null, after = ""): ReactNode {
  if (value === null) return <Absent reason={reason ?? NEEDS_TWO_BUDGETS} />;
  return (
    <>
      {formatPoints(value)} points{after} <span className="iv">{formatPointsInterval(low, high)}</span>
      {low === null && reason !== null ? <Absent reason={reason} /> : null}
    </>
  );
}

function areaFact({ aubc }: CompareReport): ReactNode {
  if (aubc === null) return <Absent reason={NEEDS_TWO_BUDGETS} />;
  return pointsFact(aubc.delta, aubc.low, aubc.high, aubc.reason);
}

/** The report has it per unit of ln T; a doubling of T is easier to picture. */
function slopeFact({ slope }: CompareReport): ReactNode {
  const [value, low, high] = [slope.value, slope.low, slope.high].map((each) => (each === null ? null : each * Math.LN2));
  return pointsFact(value ?? null, low ?? null, high ?? null, slope.reason, " for each doubling of T");
}

function worstFact({ worst_budget: worst }: CompareReport): ReactNode {
  if (worst === null) return <Absent reason="No T can be estimated." />;
  return (
    <>
      T = {worst.t}: {formatPoints(worst.delta)} points <span className="iv">{formatPointsInterval(worst.band_low, worst.band_high)}</span>
    </>
  );
}

function crossingFact({ crossing, level }: CompareReport): ReactNode {
  const { points, share, interval, inconclusive_t: unclear } = crossing;
  const { none, one, many } = share;
  if (none === null || one === null || many === null) return <Absent reason={interval.reason ?? NEEDS_TWO_BUDGETS} />;
  return (
    <>
      {points.length === 0 ? "none" : `near T = ${points.map(formatRatio).join(", ")}`}
      {interval.low !== null && (
        <>
          {" "}
          <span className="iv">
            [{formatRatio(interval.low)}, {formatRatio(interval.high)}]
          </span>{" "}
          ({levelText(level)} of the resamples that cross once)
        </>
      )}
      . Of the resamples of tasks {percentText(none)} never cross, {percentText(one)} once, {percentText(many)} more often.
      {unclear.length > 0 && <> The band holds zero at T = {unclear.join(", ")}.</>}
    </>
  );
}

function detectableFact({ minimum_detectable_effect: detectable }: CompareReport): ReactNode {
  if (detectable.value === null) return <Absent reason={detectable.reason ?? "No interval, so nothing to reckon it from."} />;
  return `±${formatPercent(detectable.value)} points at T = ${detectable.t} with ${levelText(detectable.power)} power`;
}
