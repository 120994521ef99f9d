import type { Random } from "./random";
import { sumByUnit, type Units } from "./units";

/**
 * Means of several columns over the same tasks when units are drawn with replacement: `result[b][j]` for draw b and column j. All columns
 * share a draw. Episodes are not drawn again: their noise is in the values already.
 */
export function bootstrapMeans(columns: readonly ArrayLike<number>[], units: Units, draws: number, random: Random): Float64Array[] {
  const sums = columns.map((values) => sumByUnit(values, units));
  const drawn = new Int32Array(units.count);
  return Array.from({ length: draws }, () => {
    for (let i = 0; i < drawn.length; i++) drawn[i] = random.below(units.count);
    const tasks = sumOver(units.sizes, drawn);
    return Float64Array.from(sums, (sum) => sumOver(sum, drawn) / tasks);
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

function sumOver(values: Float64Array | Int32Array, picked: Int32Array): number {
  let sum = 0;
  for (let i = 0; i < picked.length; i++) sum += values[picked[i] ?? 0] ?? 0;
  return sum;
}
