import type { Task } from "../suite/task";
import { selectTasks } from "./select-tasks";
import { sweepSize } from "./sweep-size";
import { type SweepSpec, samplingOf } from "./sweep-spec";

export interface SweepSpeed {
  /** Seconds from a request to its answer, measured at the concurrency below; null where nothing was measured. */
  readonly secondsPerRequest: number | null;
  /** Requests in flight at once; 1 where it is not given. */
  readonly concurrency?: number;
}

/** What a sweep may take, before it is launched. */
export interface SweepEstimate {
  readonly tasks: number;
  readonly episodes: number;
  /** Every episode using up its turns; an episode that ends early asks less. Retries are not counted. */
  readonly requestsAtMost: number;
  /** Tokens written at the most; null where a checkpoint's answers have no limit. */
  readonly outputTokensAtMost: number | null;
  /** Wall time in seconds if every turn is used; null without a measured speed. */
  readonly secondsAtMost: number | null;
}

/** The size of a sweep: exact numbers of tasks and episodes, upper bounds for the rest. Throws `invalid_input` as `selectTasks` does. */
export function estimateSweep(spec: SweepSpec, tasks: readonly Task[], speed: SweepSpeed): SweepEstimate {
  const { budgets, samples, checkpoints } = spec;
  const taskCount = selectTasks(spec, tasks).length;
  const { episodes, requestsAtMost } = sweepSize({ checkpoints: checkpoints.length, tasks: taskCount, budgets, samples });
  return {
    tasks: taskCount,
    episodes,
    requestsAtMost,
    outputTokensAtMost: outputTokensAtMost(spec, requestsAtMost / checkpoints.length),
    secondsAtMost: secondsAtMost(spec, requestsAtMost, episodes, speed),
  };
}

function outputTokensAtMost(spec: SweepSpec, requestsPerCheckpoint: number): number | null {
  let total = 0;
  for (const checkpoint of spec.checkpoints) {
    const { maxTokensPerTurn } = samplingOf(spec, checkpoint);
    if (maxTokensPerTurn == null) return null;
    total += maxTokensPerTurn * requestsPerCheckpoint;
  }
  return total;
}

/** Turns of one episode follow each other: however many are in flight, the longest episode bounds the time from below. */
function secondsAtMost(spec: SweepSpec, requests: number, episodes: number, speed: SweepSpeed): number | null {
  if (speed.secondsPerRequest === null) return null;
  const inFlight = Math.max(1, Math.min(speed.concurrency ?? 1, episodes));
  return Math.max(requests / inFlight, Math.max(...spec.budgets)) * speed.secondsPerRequest;
}
