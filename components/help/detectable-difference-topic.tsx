import { formatPoints } from "@/core/reports/format-number";
import { minimumDetectableEffect } from "@/core/stats/minimum-detectable-effect";
import { Formula } from "./formula";
import { WorkedTable } from "./worked-table";

const LEVEL = 0.95;
const POWER = 0.8;
/** Standard deviation of the true difference over tasks, and mean p(1 − p) of a task: typical of agent benchmarks. */
const SPREAD = 0.15;
const NOISE = 0.15;
const EPISODES = [1, 4, 8, 16, 64] as const;

function detectable(tasks: number, episodes: number): number {
  const within = NOISE / episodes;
  return minimumDetectableEffect({ tasks, betweenVariance: SPREAD ** 2, withinVarianceA: within, withinVarianceB: within }, LEVEL, POWER);
}

/** What a paired design can see. */
export function DetectableDifferenceTopic() {
  return (
    <>
      <p>
        Beside every comparison stands the smallest true difference that the design would have found, 80 times of 100, at the 5 % level. A
        result of “no clear difference” with a smallest detectable difference of 12 points has not shown that there is none of 8.
      </p>
      <Formula>(z₀.₉₇₅ + z₀.₈) · √( (ω² + σ²_A / n_A + σ²_B / n_B) / m )</Formula>
      <p>
        ω² is how much the true difference varies over tasks, σ² the noise of one episode within a task, n the episodes per task and side, m
        the tasks. More episodes shrink only the second part; only more tasks shrink the first.
      </p>
      <WorkedTable
        caption={`Points, for ω = ${SPREAD} and p(1 − p) = ${NOISE} on average`}
        head={["tasks", ...EPISODES.map((n) => `n = ${n}`)]}
        rows={[50, 100, 200].map((tasks) => [String(tasks), ...EPISODES.map((n) => formatPoints(detectable(tasks, n)).replace("+", ""))])}
      />
      <p>
        From one to eight episodes the difference halves; from 16 to 64 hardly anything is gained, while twice the tasks gain the same share
        every time.
      </p>
    </>
  );
}
