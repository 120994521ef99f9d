import { formatCount } from "@/core/reports/format-number";
import { sweepSize } from "@/core/sweep/sweep-size";
import { WorkedTable } from "./worked-table";

const EXAMPLE = { checkpoints: 2, tasks: 60, budgets: [2, 4, 8], samples: 4 };

/** What a live sweep does. */
export function SweepsTopic() {
  const { episodes, requestsAtMost } = sweepSize(EXAMPLE);
  return (
    <>
      <p>A sweep plays every checkpoint on every task under every budget, n times. Each T is played afresh; nothing is cut.</p>
      <WorkedTable
        caption="2 checkpoints, 60 tasks, T = 2, 4, 8, n = 4"
        head={["", "at the most"]}
        rows={[
          ["episodes", formatCount(episodes)],
          ["requests, one a turn", formatCount(requestsAtMost)],
        ]}
      />
      <ul className="help-list">
        <li>
          <strong>Turns</strong>: one answer of the model and what the environment says to it. The T-th action is carried out, then the
          episode ends.
        </li>
        <li>
          <strong>Told</strong>: with an announced budget each turn carries a sentence with the turns left; the launch page shows it as it
          is sent. With a hidden one no number is told.
        </li>
        <li>
          <strong>Retries</strong>: a request that fails for the endpoint's reasons is sent again, and no turn is used up by that. An answer
          that can't be read as an action is the model's own, and takes its turn.
        </li>
        <li>
          <strong>Missing</strong>: an episode whose endpoint, environment or grader failed for good is missing, with its cause, and no
          failure. The Problems tab retries it.
        </li>
        <li>
          <strong>Stop and resume</strong>: settled episodes stay, what was in hand is played again from its first turn, and none is counted
          twice.
        </li>
      </ul>
    </>
  );
}
