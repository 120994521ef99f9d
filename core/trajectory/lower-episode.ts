import { hashEpisode } from "./content-hash";
import type { EntryKey } from "./entry";
import type { Episode } from "./episode";
import type { Outcome } from "./outcome";
import type { StopReason } from "./stop-reason";

/** An outcome whose sample number may still be open: the ledger settles it by the order in the file. */
export interface LoweredEpisode extends Omit<Outcome, "sample"> {
  readonly sample: number | null;
  readonly episodeId: string | null;
}

/** The narrow row of an episode: all that reports need, none of its text. */
export function lowerEpisode(episode: Episode): LoweredEpisode {
  const { outcome } = episode;
  const hashes = hashEpisode(episode);
  const turnsUsed = turnsUsedOf(episode);
  const successTurn = outcome.success === true ? successTurnOf(episode) : null;
  return {
    entry: entryKeyOf(episode),
    method: episode.checkpoint.method ?? null,
    family: episode.checkpoint.family ?? null,
    trainSeed: episode.checkpoint.train_seed ?? null,
    taskId: episode.task_id,
    cluster: episode.task?.cluster ?? null,
    limit: episode.budget.limit,
    sample: episode.sample ?? null,
    success: outcome.success,
    score: outcome.score ?? null,
    successTurn,
    successTurnKnown: outcome.success !== true || successTurn !== null,
    turnsUsed,
    stopReason: outcome.stop_reason ?? inferStopReason(outcome.success, turnsUsed, episode.budget.limit),
    contentHash: hashes.content,
    transcriptHash: hashes.transcript,
    episodeId: episode.episode_id ?? null,
  };
}

function entryKeyOf(episode: Episode): EntryKey {
  const { name, version, split } = episode.suite;
  return {
    checkpoint: episode.checkpoint.name,
    suite: { name, version, split },
    visibility: episode.budget.visibility,
    unit: episode.budget.unit,
  };
}

/** Turns as told, else as many as are there, else at least up to the success; null where nothing tells. */
function turnsUsedOf({ outcome, turns }: Episode): number | null {
  return outcome.turns_used ?? turns?.length ?? outcome.success_turn ?? null;
}

/** Contracts §2.6: success_turn, else turns_used, else the number of turns; null where none of them tells. */
function successTurnOf({ outcome, turns }: Episode): number | null {
  return outcome.success_turn || outcome.turns_used || turns?.length || null;
}

/** How an episode ended that does not say so: by success, at its limit, or else by failure. */
function inferStopReason(success: boolean | null, turnsUsed: number | null, limit: number | null): StopReason {
  if (success === true) return "success";
  return limit !== null && turnsUsed !== null && turnsUsed >= limit ? "turn_limit" : "failure";
}
