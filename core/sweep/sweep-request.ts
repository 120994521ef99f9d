import { z } from "zod";
import { SweepSpec } from "./sweep-spec";

const unique = (values: readonly string[]) => new Set(values).size === values.length;

/** A sweep as a person asks for it: checkpoints by their ids in the database. What they are at that moment is frozen into the SweepSpec. */
export const SweepRequest = z.object({
  ...SweepSpec.omit({ schema: true, checkpoints: true }).shape,
  checkpointIds: z
    .array(z.string().min(1).max(100))
    .min(1, "Choose at least one checkpoint.")
    .max(50)
    .refine(unique, { error: "A checkpoint is chosen twice." }),
});
export type SweepRequest = z.infer<typeof SweepRequest>;
export type SweepRequestInput = z.input<typeof SweepRequest>;
