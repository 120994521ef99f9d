import { formatPercent, formatPoints } from "@/core/reports/format-number";
import { WorkedTable } from "./worked-table";

const TASKS = 134;
/** Solved by turn 2 when told five turns, and when told two: published trajectories of one checkpoint. */
const CUT = 26;
const RERUN = 4;

/** Truncate against rerun on the same tasks. */
export function TruncationCheckTopic() {
  return (
    <>
      <p>
        Cutting long episodes at T is only valid where the policy plays its first T turns alike, whatever its budget. Where an entry has
        episodes under several limits, both are known, and they are compared on the same tasks: success of the re-run at T minus success of
        the longest episodes by turn T, with interval and band as in any comparison.
      </p>
      <WorkedTable
        caption={`${TASKS} tasks at T = 2, in per cent`}
        head={["episodes", "solved", "rate"]}
        rows={[
          ["told five turns, cut at 2", String(CUT), formatPercent(CUT / TASKS)],
          ["told two turns", String(RERUN), formatPercent(RERUN / TASKS)],
          ["re-run minus cut, points", "", formatPoints((RERUN - CUT) / TASKS)],
        ]}
      />
      <p>
        Where the band excludes zero at some T, the report warns: use the re-run numbers. Where it holds zero, no difference was found; that
        is not a proof that cutting is valid.
      </p>
    </>
  );
}
