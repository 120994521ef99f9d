import { EPISODE_SCHEMA, type Episode, type Message, type Turn } from "@/core/trajectory/episode";
import { isMissing } from "@/core/trajectory/stop-reason";
import type { EpisodePlan } from "./episode-plan";
import type { EpisodeEnd } from "./play-turn";

export interface EpisodeRecord {
  readonly prompt: readonly Message[];
  readonly turns: readonly Turn[];
  readonly end: EpisodeEnd;
  readonly startedMs: number;
  readonly endedMs: number;
}

/** The canonical episode of what was played. A missing episode has neither success nor score; its turns are kept all the same. */
export function assembleEpisode(plan: EpisodePlan, record: EpisodeRecord): Episode {
  const { turns, end } = record;
  const missing = isMissing(end.stopReason);
  const success = end.stopReason === "success";
  return {
    schema: EPISODE_SCHEMA,
    ...(plan.episodeId === null ? {} : { episode_id: plan.episodeId }),
    checkpoint: plan.checkpoint,
    suite: plan.suite,
    task_id: plan.task.id,
    task: { cluster: plan.task.cluster, strata: plan.task.strata },
    sample: plan.sample,
    seed: plan.seed,
    budget: { unit: "assistant_turn", limit: plan.limit, visibility: plan.visibility },
    prompt: [...record.prompt],
    turns: [...turns],
    outcome: {
      success: missing ? null : success,
      score: missing ? null : turns.reduce((sum, turn) => sum + (turn.reward ?? 0), 0),
      success_turn: success ? turns.length : null,
      turns_used: turns.length,
      stop_reason: end.stopReason,
      ...(end.detail === null ? {} : { detail: end.detail }),
    },
    usage: sumUsage(turns),
    started_at: new Date(record.startedMs).toISOString(),
    ended_at: new Date(record.endedMs).toISOString(),
    source: { format: "turnwise" },
  };
}

/** Tokens of all turns; null where any turn's are unknown: a part would pass for the whole. */
function sumUsage(turns: readonly Turn[]): Episode["usage"] {
  let input = 0;
  let output = 0;
  for (const { tokens } of turns) {
    if (tokens?.in == null || tokens.out == null) return null;
    input += tokens.in;
    output += tokens.out;
  }
  return { input_tokens: input, output_tokens: output };
}
