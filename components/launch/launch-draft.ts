import { z } from "zod";
import { SweepSpec } from "@/core/sweep/sweep-spec";

/** The form of a sweep as it is being filled in: fields hold what was typed, right or wrong. */
export const LaunchDraft = z.strictObject({
  checkpointIds: z.array(z.string()),
  /** null: nobody has named it, the proposal stands. */
  name: z.string().nullable(),
  suite: SweepSpec.shape.suite,
  taskCount: z.string(),
  drawSeed: z.string(),
  /** Tasks named one by one, as a repeated run may; null: they are counted and drawn. */
  taskIds: z.array(z.string()).nullable(),
  /** Chosen by chips. */
  budgets: z.array(z.int()),
  otherBudgets: z.string(),
  visibility: SweepSpec.shape.visibility,
  samples: z.string(),
  seed: z.string(),
  requestSeconds: z.string(),
  episodeSeconds: z.string(),
  episodeTokens: z.string(),
  maxTokensPerTurn: z.string(),
  temperature: z.string(),
  topP: z.string(),
  extraBody: z.string(),
});
export type LaunchDraft = z.infer<typeof LaunchDraft>;

/** Changes some fields of the draft. */
export type ChangeDraft = (change: Partial<LaunchDraft>) => void;

/** The turn budgets that are offered as chips; others are typed. */
export const COMMON_BUDGETS: readonly number[] = [1, 2, 3, 4, 6, 8, 12, 16, 20, 32];
