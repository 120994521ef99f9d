import { formatPercent } from "@/core/reports/format-number";
import { WorkedTable } from "./worked-table";

const COUNTED = 90;
const SOLVED = 45;
const LOST = 10;

/** Stop reasons that count and those that are missing; the two error conventions and the bracket. */
export function MissingTopic() {
  const all = COUNTED + LOST;
  return (
    <>
      <p>
        An episode ends for a reason. <em>success, failure, turn_limit, gave_up, token_limit, context_full, time_limit</em> and{" "}
        <em>cost_limit</em> are outcomes: they say something about the policy. <em>environment_error, endpoint_error, grader_error</em> and{" "}
        <em>cancelled</em> say nothing about it; such an episode is <strong>missing</strong>. An episode that ended properly without a
        verdict is <strong>not graded</strong>.
      </p>
      <p>
        Neither is silently a failure, and neither silently disappears: the bar at the top of a run counts them, by cause, with a link to
        each.
      </p>
      <WorkedTable
        caption={`${COUNTED} counted episodes, ${SOLVED} of them solved, ${LOST} missing: Pass@1 in per cent`}
        head={["", "Pass@1", "n"]}
        rows={[
          ["left out (the default)", formatPercent(SOLVED / COUNTED), String(COUNTED)],
          ["counted as failures", formatPercent(SOLVED / all), String(all)],
          ["had all of them passed", formatPercent((SOLVED + LOST) / all), String(all)],
        ]}
      />
      <p>
        The last two rows are the <em>bracket</em>: whatever the missing episodes would have done, the number lies between them. If your
        conclusion changes within the bracket, repair the causes first: the Problems tab of a run retries what is missing, by cause.
      </p>
    </>
  );
}
