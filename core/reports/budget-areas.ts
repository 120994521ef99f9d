import { aubcLogWeights } from "../stats/aubc-log";
import { estimateMean } from "../stats/mean-estimate";
import { meanRateInterval } from "../stats/wilson";
import { TOO_FEW_UNITS } from "./pass-kt-cells";
import type { PassKtEntry } from "./pass-kt-report";
import type { PassKtOptions } from "./report-options";
import { countsAt, type Surface } from "./surface";
import { scoreTasks, type TaskScores } from "./task-scores";

type IntervalValue = NonNullable<PassKtEntry["aubc"]>;

/** Area under the curve over ln T at K; null with fewer than two T or an undefined cell (contracts §2.13). */
export function estimateAubc(surface: Surface, k: number, budgets: readonly number[], options: PassKtOptions): IntervalValue | null {
  const weights = aubcLogWeights(budgets);
  if (!weights) return null;
  const value = estimateWeighted(surface, k, new Map(budgets.map((t, j) => [t, weights[j] ?? 0])), options);
  return value.value === null ? null : value;
}

/** Pass@K with the budgets weighted as a deployment uses them; weights need not add up to 1. */
export function estimateDeployment(
  surface: Surface,
  k: number,
  deploy: readonly [number, number][],
  options: PassKtOptions,
): IntervalValue {
  const total = deploy.reduce((sum, [, weight]) => sum + weight, 0);
  const weights = new Map<number, number>();
  for (const [t, weight] of deploy) weights.set(t, (weights.get(t) ?? 0) + weight / total);
  return estimateWeighted(surface, k, weights, options);
}

/** A weighted mean over budgets, computed for each task and then over tasks. */
function estimateWeighted(surface: Surface, k: number, weights: ReadonlyMap<number, number>, options: PassKtOptions): IntervalValue {
  const values = new Float64Array(surface.tasks.length);
  let episodes = 0;
  for (const [t, weight] of weights) {
    const scored = scoreTasks(countsAt(surface, t), k, options.errors);
    if ("reason" in scored) return { k, value: null, low: null, high: null, reason: scored.reason };
    addWeighted(values, scored, weight);
    episodes = surface.mode === "truncate" ? scored.episodes : episodes + scored.episodes;
  }
  const estimate = estimateMean(values, surface.units);
  const interval = meanRateInterval(estimate, episodes, options.level);
  return {
    k,
    value: estimate.mean,
    low: interval?.low ?? null,
    high: interval?.high ?? null,
    reason: interval ? null : TOO_FEW_UNITS,
  };
}

function addWeighted(into: Float64Array, { scores }: TaskScores, weight: number): void {
  scores.forEach((score, task) => {
    into[task] = (into[task] ?? 0) + weight * score;
  });
}
