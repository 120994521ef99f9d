import { z } from "zod";
import { SWEEP_BOUNDS, SweepSpec } from "./sweep-spec";

/** Larger sweeps are launched in parts: a run is stored in one transaction. */
export const MOST_EPISODES = 500_000;

const unique = (values: readonly string[]) => new Set(values).size === values.length;

/** A sweep as a person asks for it: checkpoints by their ids in the database. What they are at that moment is frozen into the SweepSpec. */
export const SweepRequest = z.object({
  ...SweepSpec.omit({ schema: true, checkpoints: true }).shape,
  checkpointIds: z
    .array(z.string().min(1).max(100))
    .min(1, "Choose at least one checkpoint.")
    .max(SWEEP_BOUNDS.checkpoints)
    .refine(unique, { error: "A checkpoint is chosen twice." }),
});
export type SweepRequest = z.infer<typeof SweepRequest>;
export type SweepRequestInput = z.input<typeof SweepRequest>;
