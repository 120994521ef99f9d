import { setMaxListeners } from "node:events";
import { type ModelProblem, needsPerson } from "@/engine/models/model";
import { createOpenAiChat, type OpenAiChatPorts } from "@/engine/models/openai-chat";
import { runEpisode } from "@/engine/run-episode";
import type { BatchJournal } from "./batch-journal";
import type { HeldBatch } from "./batch-keeper";
import type { BatchEpisode, BatchWork } from "./batch-work";

/** What came of a batch: why its endpoint makes the whole run wait, or null. */
export type BatchEnd = ModelProblem | null;

export interface BatchPorts {
  readonly chat: OpenAiChatPorts;
  readonly journal: BatchJournal;
  readonly held: HeldBatch;
  /** Aborted when the worker has to end. */
  readonly stopping: AbortSignal;
}

/**
 * Plays the episodes of a batch, as many at once as its endpoint's lane has places. What is cancelled is not settled, it waits for another
 * delivery. Resolves when nothing is in flight any more; throws the first unexpected error of an episode or of the journal, then, too.
 */
export async function playBatch(work: BatchWork, ports: BatchPorts): Promise<BatchEnd> {
  const { chat, journal, held, stopping } = ports;
  const failed = new AbortController();
  const signal = AbortSignal.any([held.putDown.signal, stopping, failed.signal]);
  // Every request and every waiting episode listens, and leaves again: that is no leak.
  setMaxListeners(0, signal);
  const { environment, template } = work.environment;
  const model = held.lane.limit(createOpenAiChat(work.endpoint, chat));
  let halt: BatchEnd = null;

  async function playOne({ plannedId, plan }: BatchEpisode): Promise<void> {
    const onTurn = (turn: Parameters<BatchJournal["addTurn"]>[1]) => journal.addTurn(plannedId, turn);
    const { episode, problem } = await runEpisode(plan, { model, environment, template, clock: chat.clock }, { signal, onTurn });
    if (episode.outcome.stop_reason === "cancelled") return;
    const refused = problem !== null && needsPerson(problem);
    if (!refused) await journal.settle(plannedId, episode);
    if (!refused && !held.lane.isHopeless(problem)) return;
    halt ??= problem;
    held.putDown.abort();
  }

  const played = work.episodes.map(async (episode) => {
    try {
      await held.lane.play(() => playOne(episode), signal);
    } catch (error) {
      if (signal.aborted && error === signal.reason) return;
      failed.abort();
      throw error;
    }
  });
  const results = await Promise.allSettled(played);
  const broken = results.find((result) => result.status === "rejected");
  if (broken !== undefined) throw broken.reason;
  return halt;
}
