import { formatPercent } from "@/core/reports/format-number";
import { neverSolvedUpperBound } from "@/core/stats/clopper-pearson";
import { Formula } from "./formula";
import { WorkedTable } from "./worked-table";

const LEVEL = 0.95;

/** Upper bound of a task that no episode solved. */
export function NeverSolvedTopic() {
  return (
    <>
      <p>
        A task without a success in n episodes is <strong>never solved in n</strong>. That is not “unsolvable”: its true rate may be
        anything up to a bound, which n failures in a row would still allow in 5 of 100 cases.
      </p>
      <Formula>upper bound = 1 − 0.05^(1/n)</Formula>
      <WorkedTable
        caption="One-sided 95 % bound of the true rate, in per cent"
        head={["failures in a row", "rate up to"]}
        rows={[1, 4, 8, 16, 64, 256].map((n) => [String(n), formatPercent(neverSolvedUpperBound(n, LEVEL))])}
      />
      <p>
        The report counts these tasks and gives the bound for the smallest n among them. So a claim that a checkpoint solves what another
        cannot needs many episodes of the other one, on exactly these tasks.
      </p>
    </>
  );
}
