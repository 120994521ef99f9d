import { formatPercent } from "@/core/reports/format-number";
import { WorkedTable } from "./worked-table";

/** Several checkpoints against one. */
export function BaselineTopic() {
  return (
    <>
      <p>
        Each checkpoint is set against the same baseline, paired by task. Every difference has its own tasks: those that it shares with the
        baseline.
      </p>
      <p>
        The more checkpoints, the likelier that one looks better by luck. Of checkpoints that all equal the baseline, tested at 5 % each and
        independently, at least one comes out as different with this chance:
      </p>
      <WorkedTable
        caption="Chance of at least one false finding, in per cent"
        head={["checkpoints", "chance"]}
        rows={[1, 3, 5, 10].map((count) => [String(count), formatPercent(1 - 0.95 ** count)])}
      />
      <p>
        So band and adjusted p hold over all checkpoints, budgets and K together. One draw of the multipliers is shared by all, which keeps
        in account that they share the baseline and the tasks. The page of two checkpoints adjusts over its own cells only, and may read
        narrower.
      </p>
    </>
  );
}
