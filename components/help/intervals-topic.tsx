import { formatInterval, formatPercent } from "@/core/reports/format-number";
import { normalCriticalValue } from "@/core/stats/critical-value";
import { wilsonInterval } from "@/core/stats/wilson";
import { Formula } from "./formula";
import { WorkedTable } from "./worked-table";

const TASKS = 30;
const LEVEL = 0.95;

/** What an interval promises, and why it is not the value ± 1.96 SE. */
export function IntervalsTopic() {
  const rows = [15, 24, 28, 30].map((solved) => {
    const rate = solved / TASKS;
    const half = normalCriticalValue(LEVEL) * Math.sqrt((rate * (1 - rate)) / TASKS);
    const { low, high } = wilsonInterval(solved, TASKS, LEVEL);
    return [`${solved} of ${TASKS}`, formatPercent(rate), formatInterval(low, high), formatInterval(rate - half, rate + half)];
  });
  return (
    <>
      <p>
        “41.2 [37.0, 45.5]” means: had the tasks been others of their kind, and had everything been run again, the interval built this way
        would hold the true mean in 95 of 100 repetitions. Tasks are the unit, not episodes: 200 tasks with 8 episodes each are 200 pieces
        of evidence, not 1,600.
      </p>
      <Formula>SE = √( Σ (xᵢ − x̄)² / (m (m − 1)) )</Formula>
      <p>
        xᵢ is the estimate of task i, m the number of tasks. The spread over tasks already holds the noise within a task. Where tasks were
        made from one template, world or repository, the cluster takes the place of the task.
      </p>
      <p>
        A rate near 0 or 1 has no symmetric interval. Turnwise uses Wilson's formula with Student's quantile and the effective number of
        episodes that the SE implies, so an interval never leaves 0 to 100 and never has width zero:
      </p>
      <WorkedTable
        caption="The same counts, two intervals, in per cent"
        head={["solved", "rate", "Wilson", "rate ± 1.96 SE"]}
        rows={rows}
      />
      <p>
        The second form reaches beyond 100 %, and claims certainty at {TASKS} of {TASKS}. How often our intervals really hold the truth was
        counted by drawing tasks anew, thousands of times, from populations whose mean is known: see docs/statistics.md, “How it was
        checked”.
      </p>
    </>
  );
}
