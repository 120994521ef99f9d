import { z } from "zod";
import { StopReason } from "@/core/trajectory/stop-reason";

const count = z.int().min(0);

/** Counts of a whole run. `episodes` = counted + notGraded + all of missing; duplicates are beside it. */
export const RunTotals = z.object({
  episodes: count,
  counted: count,
  missing: z.partialRecord(StopReason, count),
  notGraded: count,
  duplicates: count,
  tasks: count,
});
export type RunTotals = z.infer<typeof RunTotals>;
