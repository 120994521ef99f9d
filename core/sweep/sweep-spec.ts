import { z } from "zod";
import { CheckpointRef } from "../trajectory/episode";
import { mergeSampling, SamplingSettings } from "./sampling-settings";

export const SWEEP_SCHEMA = "turnwise.sweep/1";

/** The largest numbers that a sweep takes. */
export const SWEEP_BOUNDS = { checkpoints: 50, budgets: 50, turns: 1_000, samples: 10_000, requestMs: 3_600_000 } as const;

const unique = (values: readonly unknown[]) => new Set(values).size === values.length;

/** A checkpoint as the sweep saw it when it was launched: its facts and sampling are frozen here, its address and key are not. */
export const SweepCheckpoint = CheckpointRef.extend({
  /** The id in the database; absent on the command line. */
  id: z.string().min(1).nullish(),
  /** The name by which the endpoint knows the model. */
  model: z.string().min(1).max(500),
  sampling: SamplingSettings.prefault({}),
});
export type SweepCheckpoint = z.infer<typeof SweepCheckpoint>;

/** Which tasks of the split take part: all, these, or so many drawn by a seed (the same for every checkpoint). */
export const TaskFilter = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("all") }),
  z.strictObject({ kind: z.literal("ids"), ids: z.array(z.string().min(1)).min(1).refine(unique, { error: "A task is named twice." }) }),
  z.strictObject({ kind: z.literal("drawn"), count: z.int().min(1), seed: z.int().min(0).default(0) }),
]);
export type TaskFilter = z.infer<typeof TaskFilter>;

/** What ends an episode besides its turns. Null: no such limit. */
export const EpisodeLimits = z.strictObject({
  /** Wall-clock time of one episode, waiting for its turn at the endpoint left out. */
  episodeMs: z.int().min(1_000).nullable().default(null),
  /** Tokens, in and out, of one episode. */
  episodeTokens: z.int().min(1).nullable().default(null),
  /** One request, from its start to the last byte of the answer. */
  requestMs: z.int().min(1_000).max(SWEEP_BOUNDS.requestMs).default(120_000),
});
export type EpisodeLimits = z.infer<typeof EpisodeLimits>;

/** A sweep as a value: all that its episodes depend on. A stored spec never changes; a re-run is a new sweep. */
export const SweepSpec = z.strictObject({
  schema: z.literal(SWEEP_SCHEMA).default(SWEEP_SCHEMA),
  name: z.string().trim().min(1).max(200),
  checkpoints: z
    .array(SweepCheckpoint)
    .min(1)
    .max(SWEEP_BOUNDS.checkpoints)
    .refine((list) => unique(list.map(({ name }) => name)), { error: "A checkpoint is named twice." }),
  suite: z.strictObject({ name: z.string().min(1), version: z.string().min(1), split: z.string().min(1) }),
  tasks: TaskFilter.default({ kind: "all" }),
  budgets: z
    .array(z.int().min(1).max(SWEEP_BOUNDS.turns))
    .min(1)
    .max(SWEEP_BOUNDS.budgets)
    .refine(unique, { error: "A budget is named twice." }),
  /** The one unit that the runner counts: one answer of the model and what the environment says to it. */
  unit: z.literal("assistant_turn").default("assistant_turn"),
  visibility: z.enum(["announced", "hidden"]),
  samples: z.int().min(1).max(SWEEP_BOUNDS.samples),
  seed: z.int().min(0).default(0),
  /** Laid over the sampling of every checkpoint. */
  sampling: SamplingSettings.prefault({}),
  limits: EpisodeLimits.prefault({}),
});
export type SweepSpec = z.infer<typeof SweepSpec>;
export type SweepSpecInput = z.input<typeof SweepSpec>;

/** How this sweep samples a checkpoint: the checkpoint's own settings under the sweep's. */
export function samplingOf(spec: SweepSpec, checkpoint: SweepCheckpoint): SamplingSettings {
  return mergeSampling(checkpoint.sampling, spec.sampling);
}
