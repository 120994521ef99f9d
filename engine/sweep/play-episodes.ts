import { setMaxListeners } from "node:events";
import type { PlannedEpisode } from "@/core/sweep/plan-sweep";
import type { Episode } from "@/core/trajectory/episode";
import { type ModelProblem, needsPerson } from "../models/model";
import type { EpisodeResult } from "../run-episode";

export interface PlayHooks {
  /** Episodes in flight at once. */
  readonly concurrency: number;
  /** So many episodes lost to the endpoint in a row end the sweep: it answers nobody any more. */
  readonly lostInRow: number;
  /** Aborts what is in flight and begins nothing more. */
  readonly signal: AbortSignal;
  /** Awaited for every settled episode before its place is given to the next; never called for one that was cancelled. */
  readonly onSettled: (episode: Episode) => Promise<void>;
}

/**
 * Plays episodes in their order, so many at a time. Resolves with null when all are settled or the signal has aborted, else with the problem
 * that ended the sweep early: the endpoint refuses the key, or `lostInRow` episodes in a row were lost to it. Rejects, after everything in flight has ended, with the first error of `play` or `onSettled`.
 */
export async function playEpisodes(
  planned: readonly PlannedEpisode[],
  play: (planned: PlannedEpisode, signal: AbortSignal) => Promise<EpisodeResult>,
  { concurrency, lostInRow, signal, onSettled }: PlayHooks,
): Promise<ModelProblem | null> {
  const stop = new AbortController();
  const ended = AbortSignal.any([stop.signal, signal]);
  // Every request in flight listens, which is no leak.
  setMaxListeners(0, ended);
  const watch = watchEndpoint(lostInRow);
  const waiting = planned.values();
  let halt: ModelProblem | null = null;

  async function playOne(next: PlannedEpisode): Promise<void> {
    const { episode, problem } = await play(next, ended);
    // The sweep waits for a person; the episode that showed it is not lost, but waits with it.
    const refused = problem !== null && needsPerson(problem);
    if (!refused && episode.outcome.stop_reason !== "cancelled") await onSettled(episode);
    if (!refused && !watch(problem)) return;
    halt ??= problem;
    stop.abort();
  }

  async function playLane(): Promise<void> {
    for (let next = waiting.next(); !next.done && !ended.aborted; next = waiting.next()) await playOne(next.value);
  }

  const lanes = Array.from({ length: concurrency }, () =>
    playLane().catch((error: unknown) => {
      stop.abort();
      throw error;
    }),
  );
  const failed = (await Promise.allSettled(lanes)).find((lane) => lane.status === "rejected");
  if (failed !== undefined) throw failed.reason;
  return halt;
}

/** Says of each episode's problem whether it was the last of so many in a row that the endpoint caused. */
function watchEndpoint(tooMany: number): (problem: ModelProblem | null) => boolean {
  let inRow = 0;
  return (problem) => {
    if (problem?.kind === "cancelled") return false;
    inRow = problem?.kind === "endpoint_error" ? inRow + 1 : 0;
    return inRow >= tooMany;
  };
}
