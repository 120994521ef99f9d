import { WorkedTable } from "./worked-table";

/** What a turn budget is: unit, visibility, mode. */
export function TurnBudgetsTopic() {
  return (
    <>
      <p>
        A turn is one message of the model together with what the environment answers. With a budget of T turns the T-th action is still
        carried out, then the episode ends: success at turn T counts at T.
      </p>
      <h3>Is the model told?</h3>
      <ul className="help-list">
        <li>
          <strong>announced</strong>: every turn the model reads how many turns are left, this one included. It can pace itself.
        </li>
        <li>
          <strong>hidden</strong>: there is a limit, but the model never reads a number.
        </li>
        <li>
          <strong>none</strong>: no limit was set.
        </li>
      </ul>
      <p>
        These are different experiments. A number always carries its badge, and a comparison of an announced with a hidden entry says that
        it is unmatched.
      </p>
      <h3>Two ways to fill the T axis</h3>
      <WorkedTable
        caption="rerun and truncate"
        head={["mode", "episodes", "success at T"]}
        rows={[
          ["rerun", "played afresh under each limit T", "the episode's own verdict"],
          ["truncate", "one set under the largest limit", "success at a turn ≤ T"],
        ]}
      />
      <p>
        Truncating is cheap and gives a smooth, monotone curve, but it is only valid where the policy could not see its budget: one that was
        told “12 turns” may have explored in the first two on purpose. In published trajectories one checkpoint solved 26 of 134 tasks
        within two turns when it had been told it had five, and 4 of 134 when it had been told it had two. Truncated surfaces of announced
        episodes therefore carry a warning, and the two modes never share a comparison.
      </p>
    </>
  );
}
