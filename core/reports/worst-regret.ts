import { percentileInterval } from "../stats/bootstrap-interval";
import { bootstrapMeans } from "../stats/bootstrap-means";
import { meanOf, ZERO_TOLERANCE } from "../stats/mean-estimate";
import { createRandom } from "../stats/random";
import { groupIntoUnits } from "../stats/units";
import { type BudgetCurve, readBudgetCurve } from "./budget-curve";
import { RESAMPLES } from "./budget-functionals";
import type { WorstRegret } from "./pass-kt-report";
import type { PassKtOptions } from "./report-options";
import { openSurface, type Surface } from "./surface";

/** An entry and the budgets that the report reads it at. */
export interface ReadSurface {
  readonly surface: Surface;
  readonly t: readonly number[];
}

/** Means of every entry at every shared budget: `at[entry][budget]`. */
type Means = readonly ArrayLike<number>[];

/**
 * Each entry's largest distance to the best one at a budget, max_T (max_m P_m(T) − P(T)), among entries of one suite, mode, visibility
 * and unit over the tasks that all of them have; percentiles of resampled tasks, the same draws for all. Null for an entry on its own.
 */
export function estimateRegrets(entries: readonly ReadSurface[], k: number, options: PassKtOptions): (WorstRegret | null)[] {
  const groups = new Map<string, ReadSurface[]>();
  for (const entry of entries) groups.set(groupKey(entry), [...(groups.get(groupKey(entry)) ?? []), entry]);
  const found = new Map<ReadSurface, WorstRegret>();
  for (const group of groups.values()) {
    if (group.length < 2) continue;
    const regrets = estimateGroup(group, k, options);
    group.forEach((entry, i) => {
      const regret = regrets[i];
      if (regret) found.set(entry, regret);
    });
  }
  return entries.map((entry) => found.get(entry) ?? null);
}

function groupKey({ surface: { entry, mode } }: ReadSurface): string {
  const { suite, visibility, unit } = entry.key;
  return JSON.stringify([suite.name, suite.version, suite.split, visibility, unit, mode]);
}

function estimateGroup(group: readonly ReadSurface[], k: number, options: PassKtOptions): WorstRegret[] {
  const none = (reason: string): WorstRegret[] => group.map(() => ({ k, t: null, best: null, value: null, low: null, high: null, reason }));
  const shared = sharedTasks(group);
  if (shared.size === 0) return none("the entries have no task in common");
  const surfaces = group.map(({ surface }) => openSurface(surface.entry, surface.mode, shared));
  const curves = surfaces.map((surface, i) => readBudgetCurve(surface, k, group[i]?.t ?? [], options.errors));
  const budgets = (curves[0]?.t ?? []).filter((t) => curves.every((curve) => curve.t.includes(t)));
  const first = surfaces[0];
  if (!first || budgets.length === 0) return none("there is no T at which every entry can be estimated");
  const columns = curves.map((curve) => budgets.map((t) => columnAt(curve, t)));
  const names = group.map(({ surface }) => surface.entry.key.checkpoint);
  const units = groupIntoUnits(first.tasks.map(({ cluster }) => cluster));
  const left = Math.max(...group.map(({ surface }) => surface.tasks.length)) - shared.size;
  const note = left > 0 ? `over the ${shared.size} tasks that all entries have` : null;
  const resamples =
    units.count > 1
      ? bootstrapMeans(columns.flat(), units, RESAMPLES, createRandom(options.seed, "regret")).map((row) => cut(row, budgets.length))
      : [];
  const means: Means = columns.map((ofEntry) => ofEntry.map(meanOf));
  return group.map((_, entry) => {
    const { value, budget, best } = worstOf(means, entry);
    const place = { k, t: budgets[budget] ?? null, best: names[best] ?? null, value };
    if (resamples.length === 0)
      return { ...place, low: null, high: null, reason: "no interval: it needs at least two tasks that vary independently" };
    const { low, high } = percentileInterval(
      resamples.map((row) => worstOf(row, entry).value),
      options.level,
    );
    if (high - low <= ZERO_TOLERANCE) return { ...place, low: null, high: null, reason: "no interval: it is the same in every resample" };
    return { ...place, low, high, reason: note };
  });
}

function sharedTasks(group: readonly ReadSurface[]): Set<string> {
  const [first, ...others] = group.map(({ surface }) => new Set(surface.tasks.map(({ taskId }) => taskId)));
  return new Set([...(first ?? [])].filter((taskId) => others.every((tasks) => tasks.has(taskId))));
}

function columnAt({ t, columns }: BudgetCurve, budget: number): Float64Array {
  return columns[t.indexOf(budget)] ?? new Float64Array();
}

/** A row of means, entry after entry, as one array an entry. */
function cut(row: Float64Array, budgets: number): Float64Array[] {
  return Array.from({ length: row.length / budgets }, (_, entry) => row.subarray(entry * budgets, (entry + 1) * budgets));
}

function worstOf(means: Means, entry: number): { value: number; budget: number; best: number } {
  const own = means[entry] ?? [];
  let worst = { value: 0, budget: 0, best: entry };
  for (let budget = 0; budget < own.length; budget++) {
    for (const [other, values] of means.entries()) {
      const value = (values[budget] ?? 0) - (own[budget] ?? 0);
      if (value > worst.value) worst = { value, budget, best: other };
    }
  }
  return worst;
}
