import { z } from "zod";

export const DIFFICULTIES = ["easy", "medium", "hard"] as const;

/** How many crates stand in the depot. */
export const CRATES: Readonly<Record<(typeof DIFFICULTIES)[number], number>> = { easy: 3, medium: 4, hard: 6 };

/** What the depot needs to know of a task: everything else follows from these. */
export const DepotTask = z.strictObject({
  seed: z.int().min(0),
  /** Tasks of one map share the crates and where they stand. */
  map: z.int().min(1),
  difficulty: z.enum(DIFFICULTIES),
  /** What a wrong shipment does: blocks the dock, or loses the order. */
  mistakes: z.enum(["recoverable", "sealed"]),
});
export type DepotTask = z.infer<typeof DepotTask>;
