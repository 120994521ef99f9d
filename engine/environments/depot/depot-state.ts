import { z } from "zod";

/** What has happened so far; all of it is known to the agent. */
export const DepotState = z.strictObject({
  /** What is known of a crate, by its label; the others are unknown. */
  known: z.record(z.string(), z.enum(["right", "wrong"])),
  /** A blocked dock takes two clearings. */
  dock: z.enum(["free", "half_cleared", "blocked"]),
  order: z.enum(["open", "filled", "lost"]),
});
export type DepotState = z.infer<typeof DepotState>;

export const DEPOT_START: DepotState = { known: {}, dock: "free", order: "open" };
