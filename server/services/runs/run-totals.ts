import { z } from "zod";
import { StopReason } from "@/core/trajectory/stop-reason";
import type { EntryTally } from "@/core/trajectory/tally";

const count = z.int().min(0);

/** Counts of a whole run. `episodes` = counted + notGraded + all of missing; duplicates are beside it. */
export const RunTotals = z.object({
  episodes: count,
  counted: count,
  missing: z.partialRecord(StopReason, count),
  notGraded: count,
  duplicates: count,
  /** Distinct tasks, summed over the entries. */
  tasks: count,
});
export type RunTotals = z.infer<typeof RunTotals>;

/** The totals of all entries of a run. */
export function sumTotals(entries: readonly EntryTally[]): RunTotals {
  const limits = entries.flatMap(({ tasks }) => tasks.flatMap((task) => task.limits));
  const missing: RunTotals["missing"] = {};
  for (const reason of StopReason.options) {
    const episodes = sum(limits.map((tally) => tally.missing[reason] ?? 0));
    if (episodes > 0) missing[reason] = episodes;
  }
  return {
    episodes: sum(limits.map(({ episodes }) => episodes)),
    counted: sum(limits.map(({ counted }) => counted)),
    missing,
    notGraded: sum(limits.map(({ notGraded }) => notGraded)),
    duplicates: sum(entries.map(({ duplicates }) => duplicates)),
    tasks: sum(entries.map(({ tasks }) => tasks.length)),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
