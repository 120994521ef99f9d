import { formatPercent } from "@/core/reports/format-number";
import { passAtK } from "@/core/stats/pass-at-k";
import { passHatK } from "@/core/stats/pass-hat-k";
import { Formula } from "./formula";
import { WorkedTable } from "./worked-table";

const EPISODES = 8;
const SUCCESSES = 2;

/** Pass@(K,T) and pass^k: definition, estimator, worked numbers, when undefined. */
export function PassAtKTTopic() {
  const rows = [1, 2, 4, 8].map((k) => [
    String(k),
    formatPercent(passAtK(EPISODES, SUCCESSES, k)),
    formatPercent(1 - (1 - SUCCESSES / EPISODES) ** k),
    formatPercent(passHatK(EPISODES, SUCCESSES, k)),
  ]);
  return (
    <>
      <p>
        Take a task and give a checkpoint K independent tries of at most T turns each. Pass@(K,T) is the probability that at least one of
        them succeeds, averaged over the tasks. K is <em>breadth</em> (how often you may sample), T is <em>depth</em> (how long one try may
        be).
      </p>
      <p>
        With n episodes of a task, c of them successful, the estimate is the share of all groups of K episodes that hold at least one
        success. It is unbiased, and it is not the same as raising the rate to a power, which is too low:
      </p>
      <Formula>pass@k = 1 − C(n−c, k) / C(n, k)</Formula>
      <WorkedTable
        caption={`A task with n = ${EPISODES} episodes, c = ${SUCCESSES} of them successful, in per cent`}
        head={["k", "pass@k", "1 − (1 − c/n)^k, too low", "pass^k"]}
        rows={rows}
      />
      <p>
        pass^k asks the opposite: that <em>all</em> of k episodes succeed, C(c, k) / C(n, k). It measures reliability where pass@k measures
        reach.
      </p>
      <h3>When it is not shown</h3>
      <ul className="help-list">
        <li>
          A task of the cell has fewer than K counted episodes: the cell is hatched and says how many episodes are missing. It is never
          filled with 0, 1 or pass@n.
        </li>
        <li>K is more than half of n: shown with a mark, because all groups of K share most of their episodes. Plan n ≥ 2K.</li>
        <li>“Never solved in n” is not “unsolvable”: after 64 failures the rate may still be up to 4.6 % (95 %, one-sided).</li>
      </ul>
      <p>
        Sources: Chen et al. 2021 (arXiv 2107.03374) for pass@k, Yao et al. 2024 (arXiv 2406.12045) for pass^k, Zhai et al. 2026 (arXiv
        2604.14877) for the two axes.
      </p>
    </>
  );
}
