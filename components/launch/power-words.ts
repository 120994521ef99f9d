import { countOf } from "@/components/ui/count-of";
import { formatCount, formatPercent } from "@/core/reports/format-number";
import type { DesignPoint, PlannedDesign } from "./plan-design";

type Worst = NonNullable<PlannedDesign["worst"]>;

/** "Differences under 15.5 points at T = 4 may go unseen." Assumed rates are the same at every T. */
export function unseenText({ t, effect }: Worst, source: PlannedDesign["source"]): string {
  return `Differences under ${formatPercent(effect)} points at ${source === "assumed" ? "any T" : `T = ${t}`} may go unseen.`;
}

/** "144 tasks would bring that to", before the difference; the split may not have as many. */
export function targetText(needed: number, tasks: number): string {
  return needed <= tasks ? `${countOf(needed, "task")} would be enough for` : `${countOf(needed, "task")} would bring that to`;
}

/** Where the split has fewer tasks than it needs; else null. */
export function tooFewText(needed: number, inSplit: number): string | null {
  return needed > inSplit ? `The split has ${formatCount(inSplit)}.` : null;
}

/** "twice the tasks (120) → 11.0": what other designs would find at the same T. */
export function tradeLines({ other }: Worst, tasks: number, samples: number): { name: string; value: string }[] {
  const line = (name: string, effect: number | null) => ({ name, value: formatPercent(effect) });
  return [
    line(`twice the tasks, ${formatCount(2 * tasks)}`, other.twiceTasks),
    line(`twice the episodes, n = ${formatCount(2 * samples)}`, other.twiceEpisodes),
    line("both", other.twiceBoth),
  ];
}

/** "T = 3 and 6: the pilot has no episodes …", one sentence a reason. */
export function gapTexts(points: readonly DesignPoint[]): string[] {
  return points.flatMap(({ t, reason }) => (reason === null ? [] : [`T = ${t}: ${reason}.`]));
}
