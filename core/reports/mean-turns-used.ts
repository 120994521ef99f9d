import type { LimitTally } from "../trajectory/tally";
import type { TurnsUsed } from "./pass-kt-report";
import type { Surface } from "./surface";

/** Mean turns used and the unused share of each limit, over counted episodes: only re-runs use a budget of T. */
export function meanTurnsUsed({ tasks, mode, limits, largestBudget, standIn }: Surface): TurnsUsed[] {
  const budgets = mode === "rerun" ? limits.filter((limit) => limit !== null) : largestBudget === null ? [] : [largestBudget];
  return budgets.map((t) => {
    const tallies = tasks.flatMap((task) => task.limits.filter((tally) => (tally.limit ?? standIn) === t));
    return describe(t, tallies);
  });
}

function describe(t: number, tallies: readonly LimitTally[]): TurnsUsed {
  const sum = (pick: (tally: LimitTally) => number | null | undefined) => tallies.reduce((total, tally) => total + (pick(tally) ?? 0), 0);
  const counted = sum(({ counted: episodes }) => episodes);
  const known = sum(({ turnsKnown }) => turnsKnown);
  if (known === 0 || known < counted) {
    const reason = counted === 0 ? "no episode is counted" : `${known} of ${counted} counted episodes tell the turns that they used`;
    return { t, episodes: known, mean: null, unused: null, reason };
  }
  const mean = sum(({ turnsTotal }) => turnsTotal) / known;
  return { t, episodes: known, mean, unused: Math.max(0, 1 - mean / t), reason: null };
}
