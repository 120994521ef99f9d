import { passAtK } from "../stats/pass-at-k";
import type { ErrorConvention } from "./report-options";
import { episodesOf, type NotEstimable, type TaskCounts } from "./surface";

/** Which of the missing episodes enter a task's counts, and as what. */
export type MissingAs = ErrorConvention | "pass";

/** One score per task, in the order of the counts. */
export interface TaskScores {
  readonly scores: Float64Array;
  /** Episodes behind the scores. */
  readonly episodes: number;
  /** Smallest n over the tasks. */
  readonly smallestN: number;
}

type Estimator = (n: number, c: number, k: number) => number | undefined;

/** Scores tasks at K with an unbiased estimator, or says how many tasks lack how many episodes (contracts §2.7). */
export function scoreTasks(
  counts: readonly TaskCounts[] | NotEstimable,
  k: number,
  missingAs: MissingAs,
  estimator: Estimator = passAtK,
): TaskScores | NotEstimable {
  if ("reason" in counts) return counts;
  const unknown = counts.reduce((sum, task) => sum + task.unknownTurns, 0);
  if (unknown > 0) return { reason: `the turn of ${plural(unknown, "success", "successes")} is not known; mode rerun needs no turns` };
  const sizes = counts.map((task) => episodesOf(task, missingAs === "exclude" ? "exclude" : "fail"));
  const lacking = sizes.filter((n) => n < k).map((n) => k - n);
  if (lacking.length > 0) return { reason: describeLack(lacking, counts.length, k) };
  const scores = Float64Array.from(counts, (task, i) => {
    const successes = task.successes + (missingAs === "pass" ? task.missing : 0);
    return estimator(sizes[i] ?? 0, successes, k) ?? Number.NaN;
  });
  return { scores, episodes: sizes.reduce((sum, n) => sum + n, 0), smallestN: sizes.reduce((least, n) => Math.min(least, n), Infinity) };
}

const MOST_GROUPS = 3;

/** "K = 4 needs 4 counted episodes of each task: 2 of 50 tasks lack 1, 1 lacks 3". */
function describeLack(lacking: readonly number[], tasks: number, k: number): string {
  const needs = `K = ${k} needs ${plural(k, "counted episode")} of each task`;
  const groups = new Map<number, number>();
  for (const lack of [...lacking].sort((a, b) => a - b)) groups.set(lack, (groups.get(lack) ?? 0) + 1);
  const amounts = [...groups.keys()];
  if (groups.size > MOST_GROUPS) {
    return `${needs}: ${lacking.length} of ${plural(tasks, "task")} lack ${amounts[0]} to ${plural(amounts.at(-1) ?? 0, "episode")}`;
  }
  const parts = [...groups].map(
    ([lack, count]) => `${count} of ${plural(tasks, "task")} ${count === 1 ? "lacks" : "lack"} ${plural(lack, "episode")}`,
  );
  return `${needs}: ${parts.join(", ")}`;
}

/** "1 task", "3 tasks". */
export function plural(count: number, noun: string, many = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : many}`;
}
