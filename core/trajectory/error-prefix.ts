import { z } from "zod";
import { Budget } from "./budget";
import { Message, SuiteRef } from "./episode";

export const PREFIX_SCHEMA = "turnwise.prefix/1";

const count = z.int().min(0);

/** How the first error of an episode was found. */
export const PrefixTier = z.enum(["oracle", "env", "mc", "reference", "judge"]);

/**
 * The beginning of an episode around its first error, `turnwise.prefix/1` (docs/data-format.md): one JSON object a line of a pool. What
 * a source can't know is null.
 */
export const ErrorPrefix = z.looseObject({
  schema: z.literal(PREFIX_SCHEMA),
  pool: z.string(),
  prefix_id: z.string().min(1),
  kind: z.enum(["pre_error", "post_error", "clean_control"]),
  control_of: z.string().nullish(),
  task_id: z.string().min(1),
  suite: SuiteRef,
  environment: z.looseObject({ name: z.string(), version: z.string() }).nullable(),
  seed: z.number().nullable(),
  source: z.looseObject({ checkpoint: z.string(), episode_id: z.string().nullable() }),
  /** 1-based turn of the first error. */
  turn: z.int().min(1),
  budget: Budget,
  /** Turns left: before the error counts its turn, after it does not. */
  remaining: count.nullable(),
  messages: z.array(Message),
  replay_actions: z.array(z.unknown()).nullable(),
  state_hash: z.string().nullable(),
  erroneous_action: z.unknown(),
  tier: PrefixTier,
  severity: z.number().nullable(),
  d_before: z.number().nullable(),
  d_after: z.number().nullable(),
  accept_set: z.array(z.unknown()).nullable(),
  labels: z.unknown(),
});
export type ErrorPrefix = z.infer<typeof ErrorPrefix>;
