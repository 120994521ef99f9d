import { StopReason } from "../trajectory/stop-reason";
import type { EntryTally } from "../trajectory/tally";
import type { PassKtEntry } from "./pass-kt-report";

type ReasonCounts = Partial<Record<StopReason, number>>;

/** How many episodes of an entry there are, count, are missing or not graded, and how they ended. */
export function denominatorsOf(entry: EntryTally): Pick<PassKtEntry, "tasks" | "episodes" | "denominators" | "stop_reasons"> {
  const tallies = entry.tasks.flatMap((task) => task.limits);
  const total = (pick: "episodes" | "counted" | "notGraded") => tallies.reduce((sum, tally) => sum + tally[pick], 0);
  return {
    tasks: entry.tasks.length,
    episodes: total("episodes"),
    denominators: {
      counted: total("counted"),
      missing: addReasons(tallies.map((tally) => tally.missing)),
      not_graded: total("notGraded"),
      duplicates: entry.duplicates,
    },
    stop_reasons: addReasons(tallies.map((tally) => tally.stopReasons)),
  };
}

/** Sums with the reasons in the order of the schema, so that equal counts give equal bytes. */
function addReasons(counts: readonly ReasonCounts[]): ReasonCounts {
  const sums: ReasonCounts = {};
  for (const reason of StopReason.options) {
    const sum = counts.reduce((total, count) => total + (count[reason] ?? 0), 0);
    if (sum > 0) sums[reason] = sum;
  }
  return sums;
}
