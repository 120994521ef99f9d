import { bcaInterval } from "../stats/bootstrap-interval";
import { bootstrapMeans, jackknifeMeans } from "../stats/bootstrap-means";
import { budgetToTarget } from "../stats/budget-to-target";
import { estimateMean, meanOf, studentInterval, ZERO_TOLERANCE } from "../stats/mean-estimate";
import { createRandom } from "../stats/random";
import { simultaneousBand } from "../stats/simultaneous-band";
import { meanRateInterval } from "../stats/wilson";
import type { BudgetCurve } from "./budget-curve";
import type { BudgetToTarget, PassKtEntry, Saturation } from "./pass-kt-report";
import type { PassKtOptions } from "./report-options";
import type { Surface } from "./surface";

/** Draws of every resampling of tasks, and of the band. */
export const RESAMPLES = 2_000;

/** Shares of Pass@K at the largest T for which the budget is stated. */
const TARGET_SHARES = [0.5, 0.9] as const;

/** A gain of less than five points is taken for none. */
const SATURATION_WITHIN = 0.05;

/** The budgets at which the curve reaches half and nine tenths of its end, with BCa intervals over tasks or clusters. */
export function estimateTargets({ k, t, columns }: BudgetCurve, { units }: Surface, options: PassKtOptions): BudgetToTarget[] {
  const means = columns.map(meanOf);
  const resampled = t.length > 1 && units.count > 1 && (means.at(-1) ?? 0) > 0;
  const random = createRandom(options.seed, "budget to target");
  const resamples = resampled ? bootstrapMeans(columns, units, RESAMPLES, random) : [];
  const leftOut = resampled ? jackknifeMeans(columns, units) : [];
  return TARGET_SHARES.map((share) => {
    const none = { k, share, value: null, low: null, high: null };
    if (t.length < 2) return { ...none, reason: "it needs at least two T that can be estimated" };
    const value = budgetToTarget(t, means, share);
    if (value === undefined) return { ...none, reason: `nothing is solved at T = ${t.at(-1)}, so there is no share of it to reach` };
    const reach = (curve: ArrayLike<number>) => budgetToTarget(t, curve, share);
    return { ...none, value, ...intervalOfTarget(value, t[0], resamples.map(reach), leftOut.map(reach), options.level) };
  });
}

function intervalOfTarget(
  value: number,
  first: number | undefined,
  resamples: readonly (number | undefined)[],
  leftOut: readonly (number | undefined)[],
  level: number,
): Pick<BudgetToTarget, "low" | "high" | "reason"> {
  const none = { low: null, high: null };
  if (value === first) return { ...none, reason: `reached at the smallest T already: it is at most ${first}` };
  const known = resamples.filter((one) => one !== undefined);
  const without = leftOut.filter((one) => one !== undefined);
  if (known.length === 0) return { ...none, reason: "no interval: it needs at least two tasks that vary independently" };
  if (known.length < resamples.length || without.length < leftOut.length) {
    return { ...none, reason: "no interval: nothing is solved in some resamples" };
  }
  const { low, high } = bcaInterval(known, value, without, level);
  if (high - low <= ZERO_TOLERANCE) return { ...none, reason: "no interval: the budget is the same in every resample" };
  return { low, high, reason: null };
}

/** The smallest T whose distance to the largest T is shown to be small. */
export function findSaturation({ k, t, columns }: BudgetCurve, { units }: Surface, { level }: PassKtOptions): Saturation | null {
  const end = columns.at(-1);
  const last = t.at(-1);
  if (!end || last === undefined || t.length < 2) return null;
  const within = SATURATION_WITHIN;
  for (const [j, column] of columns.slice(0, -1).entries()) {
    const gain = estimateMean(
      end.map((score, task) => score - (column[task] ?? 0)),
      units,
    );
    // Where no task gains at all the spread says nothing: Wilson's bound for none of so many tasks does.
    const high = (gain.se === 0 ? meanRateInterval(gain, units.count, level) : studentInterval(gain, level))?.high;
    if (high !== undefined && high < within) return { k, within, t: t[j] ?? null, gain: gain.mean, gain_high: high, reason: null };
  }
  const reason = `no T below ${last} is shown to lie within ${within * 100} points of it`;
  return { k, within, t: null, gain: null, gain_high: null, reason };
}

/** Pairs of budgets where the larger one does worse, by a band over all pairs: re-runs under a cap that is only a cap do not. */
export function findDecreases({ k, t, columns }: BudgetCurve, { units, mode }: Surface, options: PassKtOptions): PassKtEntry["decreases"] {
  if (mode === "truncate") return [];
  const pairs = t.flatMap((from, i) => t.slice(i + 1).map((to, j) => ({ from, to, smaller: columns[i], larger: columns[i + 1 + j] })));
  const changes = pairs.flatMap(({ smaller, larger }) =>
    smaller && larger ? [larger.map((score, task) => score - (smaller[task] ?? 0))] : [],
  );
  const random = createRandom(options.seed, "decreases");
  const { cells } = simultaneousBand(changes, units, { level: options.level, draws: RESAMPLES, random });
  return pairs.flatMap(({ from, to }, pair) => {
    const band = cells[pair];
    const change = changes[pair];
    return band && change && band.high < 0 ? [{ k, from, to, delta: meanOf(change), low: band.low, high: band.high }] : [];
  });
}
