import type { Random } from "./random";
import { sumByUnit, type Units } from "./units";

const WORD = 2 ** -32;

/**
 * Means of several columns over the same tasks when units are drawn with replacement: `result[b][j]` for draw b and column j. All columns
 * share a draw. Episodes are not drawn again: their noise is in the values already.
 */
export function bootstrapMeans(columns: readonly ArrayLike<number>[], units: Units, draws: number, random: Random): Float64Array[] {
  const sums = columns.map((values) => sumByUnit(values, units));
  const sizes = Float64Array.from(units.sizes);
  const times = new Float64Array(units.count);
  return Array.from({ length: draws }, () => {
    times.fill(0);
    for (let i = 0; i < units.count; i++) {
      // One word is enough: its upper bits choose among units, with a bias of units / 2³².
      const unit = Math.floor((random.bits() >>> 0) * WORD * units.count);
      times[unit] = (times[unit] ?? 0) + 1;
    }
    const tasks = dot(sizes, times);
    const means = new Float64Array(sums.length);
    for (let j = 0; j < sums.length; j++) means[j] = dot(sums[j] ?? sizes, times) / tasks;
    return means;
  });
}

/** Means of the columns with each unit left out in turn: `result[u][j]`. */
export function jackknifeMeans(columns: readonly ArrayLike<number>[], units: Units): Float64Array[] {
  const sums = columns.map((values) => sumByUnit(values, units));
  const totals = sums.map((sum) => sum.reduce((total, value) => total + value, 0));
  return Array.from(units.sizes, (size, unit) =>
    Float64Array.from(sums, (sum, j) => ((totals[j] ?? 0) - (sum[unit] ?? 0)) / (units.of.length - size)),
  );
}

/** The hot loop of every resampling: how often a unit was drawn is counted first, so that memory is read in order. */
function dot(values: Float64Array, times: Float64Array): number {
  let even = 0;
  let odd = 0;
  for (let i = 0; i < values.length; i += 2) {
    even += (values[i] ?? 0) * (times[i] ?? 0);
    odd += (values[i + 1] ?? 0) * (times[i + 1] ?? 0);
  }
  return even + odd;
}
