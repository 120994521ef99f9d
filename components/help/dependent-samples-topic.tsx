import { formatPercent } from "@/core/reports/format-number";
import { passAtK } from "@/core/stats/pass-at-k";
import { WorkedTable } from "./worked-table";

/** Identical transcripts and dependent attempts. */
export function DependentSamplesTopic() {
  return (
    <>
      <p>Pass@(K,T) speaks of K independent episodes. Two things break that.</p>
      <ul className="help-list">
        <li>
          <strong>Identical transcripts</strong> of one checkpoint, task and budget: a temperature of 0, a fixed seed, or a file that was
          imported twice under other sample numbers. They are counted and warned of with their rate, and never removed.
        </li>
        <li>
          <strong>Dependent attempts</strong>: each built on the last, as retries with a reflection are. Where the source tells, all but the
          first are refused as samples.
        </li>
      </ul>
      <WorkedTable
        caption="A task of true rate one half, in per cent"
        head={["eight samples that are", "Pass@1", "Pass@4"]}
        rows={[
          ["independent, 4 solved", formatPercent(4 / 8), formatPercent(passAtK(8, 4, 4))],
          ["one transcript eight times, solved", formatPercent(1), formatPercent(passAtK(8, 8, 4))],
          ["one transcript eight times, failed", formatPercent(0), formatPercent(passAtK(8, 0, 4))],
        ]}
      />
      <p>Over many tasks Pass@1 stays right with copies; Pass@K for larger K comes out no higher than Pass@1.</p>
    </>
  );
}
