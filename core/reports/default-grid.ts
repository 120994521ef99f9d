import type { ErrorConvention } from "./report-options";
import { countsAt, episodesOf, type Surface } from "./surface";

/** 1, 2, 4 … as long as they do not exceed the limit; at least [1]. */
export function powersOfTwoUpTo(limit: number): number[] {
  const powers = [1];
  for (let power = 2; power <= limit; power *= 2) powers.push(power);
  return powers;
}

/** Given values as a grid: ascending, each once. */
export function asGrid(values: readonly number[]): number[] {
  return [...new Set(values)].sort((a, b) => a - b);
}

/** Default T of an entry (contracts §2.8): its limits (rerun), or powers of two below its largest budget, and that (truncate). */
export function defaultBudgets({ mode, limits, largestBudget }: Surface): number[] {
  if (mode === "rerun") return limits.filter((limit) => limit !== null);
  return largestBudget === null ? [1] : truncateBudgets(largestBudget);
}

/** Default T of entries that are compared: the limits of all (rerun), or up to the smallest of their largest budgets (truncate). */
export function sharedBudgets(surfaces: readonly Surface[]): number[] {
  const each = surfaces.map(defaultBudgets);
  const largest = surfaces.map((surface) => surface.largestBudget).filter((budget) => budget !== null);
  if (surfaces[0]?.mode === "truncate" && largest.length === surfaces.length) return truncateBudgets(Math.min(...largest));
  const shared = (each[0] ?? []).filter((t) => each.every((budgets) => budgets.includes(t)));
  return shared.length > 0 ? shared : asGrid(each.flat());
}

function truncateBudgets(largest: number): number[] {
  return asGrid([...powersOfTwoUpTo(largest), largest]);
}

/** Default K (contracts §2.8): powers of two up to the smallest n over the tasks and budgets that are used. */
export function defaultSampleCounts(surfaces: readonly { surface: Surface; t: readonly number[] }[], errors: ErrorConvention): number[] {
  let smallest = Number.POSITIVE_INFINITY;
  for (const { surface, t } of surfaces) {
    for (const budget of t) {
      const counts = countsAt(surface, budget);
      if ("reason" in counts) continue;
      for (const task of counts) smallest = Math.min(smallest, episodesOf(task, errors));
    }
  }
  return powersOfTwoUpTo(Number.isFinite(smallest) ? smallest : 1);
}
