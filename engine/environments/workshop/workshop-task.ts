import { z } from "zod";

export const WORKSHOP_DIFFICULTIES = ["easy", "medium", "hard"] as const;

/** What the workshop needs to know of a task: everything else follows from these. */
export const WorkshopTask = z.strictObject({
  seed: z.int().min(0),
  /** Tasks of one book share the recipes. */
  book: z.int().min(1),
  difficulty: z.enum(WORKSHOP_DIFFICULTIES),
  /** What a used-up material costs: it can be ordered again, or it is gone. */
  supply: z.enum(["reorderable", "scarce"]),
});
export type WorkshopTask = z.infer<typeof WorkshopTask>;
