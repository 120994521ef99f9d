import { z } from "zod";
import { Budget } from "./budget";
import { Method } from "./method";
import { StopReason } from "./stop-reason";

export const EPISODE_SCHEMA = "turnwise.episode/1";

const count = z.int().min(0);
const name = z.string().min(1).max(500);

export const ToolCall = z.looseObject({
  id: z.string().optional(),
  type: z.string().optional(),
  function: z.looseObject({ name: z.string(), arguments: z.unknown() }).optional(),
});
export type ToolCall = z.infer<typeof ToolCall>;

/** A chat message as it was seen. Unknown fields are kept. */
export const Message = z.looseObject({
  role: z.string().min(1),
  content: z.unknown().optional(),
  tool_calls: z.array(ToolCall).nullish(),
});
export type Message = z.infer<typeof Message>;

/** One assistant message together with what the environment answers. `index` is 1-based. */
export const Turn = z.looseObject({
  index: z.int().min(1),
  messages: z.array(Message).default([]),
  action: z.unknown().optional(),
  valid: z.boolean().nullish(),
  reward: z.number().nullish(),
  progress: z.number().nullish(),
  state_hash: z.string().nullish(),
  tokens: z.looseObject({ in: count.nullish(), out: count.nullish() }).nullish(),
  logprob_sum: z.number().nullish(),
  duration_ms: z.number().min(0).nullish(),
  error: z.unknown().optional(),
  /** What the model was told about its turns left at this turn; null where nothing was said. */
  told: z.string().nullish(),
});
export type Turn = z.infer<typeof Turn>;

export const CheckpointRef = z.looseObject({
  name,
  method: Method.nullish(),
  family: z.string().nullish(),
  step: count.nullish(),
  parent: z.string().nullish(),
  train_seed: z.int().nullish(),
});
export type CheckpointRef = z.infer<typeof CheckpointRef>;

export const SuiteRef = z.looseObject({
  name: name.default("default"),
  version: z.string().max(100).default("1"),
  split: z.string().max(100).default("test"),
});
export type SuiteRef = z.infer<typeof SuiteRef>;

export const EpisodeOutcome = z.looseObject({
  success: z.boolean().nullable(),
  score: z.number().nullish(),
  /** 1-based turn after which success held; null: never; absent: unknown, see `successTurnOf`. */
  success_turn: z.int().min(1).nullish(),
  turns_used: count.nullish(),
  stop_reason: StopReason.nullish(),
});
export type EpisodeOutcome = z.infer<typeof EpisodeOutcome>;

/**
 * One rollout in the canonical form `turnwise.episode/1` (docs/data-format.md): one JSON object a line.
 * Only `schema, checkpoint.name, task_id, outcome` are required; everything else is kept when present.
 */
export const Episode = z.looseObject({
  schema: z.literal(EPISODE_SCHEMA),
  episode_id: z.string().min(1).max(500).nullish(),
  checkpoint: CheckpointRef,
  suite: SuiteRef.prefault({}),
  task_id: name,
  task: z.looseObject({ cluster: z.string().nullish(), strata: z.record(z.string(), z.unknown()).nullish() }).nullish(),
  sample: count.nullish(),
  seed: z.number().nullish(),
  budget: Budget.prefault({}),
  prompt: z.array(Message).nullish(),
  turns: z.array(Turn).nullish(),
  outcome: EpisodeOutcome,
  prefix: z.looseObject({}).nullish(),
  usage: z.looseObject({ input_tokens: count.nullish(), output_tokens: count.nullish(), cost_usd: z.number().min(0).nullish() }).nullish(),
  started_at: z.string().nullish(),
  ended_at: z.string().nullish(),
  source: z
    .looseObject({
      format: z.string().nullish(),
      file: z.string().nullish(),
      line: count.nullish(),
      lost: z.array(z.string()).nullish(),
      /** Each attempt of a task builds on the ones before it (as with reflection between attempts): they are no samples. */
      dependent_attempts: z.boolean().nullish(),
    })
    .nullish(),
});
export type Episode = z.infer<typeof Episode>;
export type EpisodeInput = z.input<typeof Episode>;
