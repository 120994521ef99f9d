import { studentCriticalValue } from "./critical-value";
import { empiricalQuantile } from "./empirical-quantile";
import { centredUnitSums, estimateMean, ZERO_TOLERANCE } from "./mean-estimate";
import { multiplierMaxima } from "./multiplier-maxima";
import type { Random } from "./random";
import { sumByUnit, type Units } from "./units";

/** A cell takes part in the band when at least so many units are not zero. */
export const MINIMUM_NONZERO_UNITS = 5;

export interface BandCell {
  readonly low: number;
  readonly high: number;
  /** (1 + draws whose largest |t| reaches this cell's) / (draws + 1): the adjusted p before it is raised to the cell's own p. */
  readonly exceedance: number;
}

export interface SimultaneousBand {
  /** Half-width in standard errors; undefined where no cell takes part. */
  readonly constant: number | undefined;
  /** One per column; undefined where the column does not take part. */
  readonly cells: readonly (BandCell | undefined)[];
}

export interface BandOptions {
  readonly level: number;
  readonly draws: number;
  readonly random: Random;
}

interface Column {
  readonly mean: number;
  readonly se: number;
  /** Centred sums over units, scaled to a sum of squares of 1. */
  readonly scaled: Float64Array;
}

/**
 * A band that holds all the means of its columns at once: Gaussian multiplier bootstrap of the largest |t| over units, with one χ² a
 * draw for the estimated variances, and never narrower than Student's pointwise interval. Columns are values over the same tasks.
 */
export function simultaneousBand(columns: readonly ArrayLike<number>[], units: Units, options: BandOptions): SimultaneousBand {
  const prepared = columns.map((values) => prepareColumn(values, units));
  const taking = prepared.filter((column) => column !== undefined);
  if (taking.length === 0) return { constant: undefined, cells: columns.map(() => undefined) };
  const scaled = taking.map((column) => column.scaled);
  const maxima = multiplierMaxima(scaled, options.draws, options.random).sort();
  const quantile = empiricalQuantile(maxima, options.level);
  const constant = Math.max(quantile, studentCriticalValue(options.level, units.count - 1));
  const cells = prepared.map((column) => column && bandCell(column, constant, maxima));
  return { constant, cells };
}

function prepareColumn(values: ArrayLike<number>, units: Units): Column | undefined {
  const nonzero = sumByUnit(values, units).filter((sum) => Math.abs(sum) > ZERO_TOLERANCE).length;
  const { mean, se } = estimateMean(values, units);
  if (nonzero < MINIMUM_NONZERO_UNITS || !se) return undefined;
  const centred = centredUnitSums(values, units);
  const norm = Math.sqrt(centred.reduce((sum, value) => sum + value * value, 0));
  return { mean, se, scaled: centred.map((value) => value / norm) };
}

function bandCell({ mean, se }: Column, constant: number, sortedMaxima: Float64Array): BandCell {
  const t = Math.abs(mean) / se;
  const reaching = sortedMaxima.length - countBelow(sortedMaxima, t);
  return { low: mean - constant * se, high: mean + constant * se, exceedance: (1 + reaching) / (sortedMaxima.length + 1) };
}

/** How many of the ascending values are smaller than the limit, by bisection. */
function countBelow(sorted: Float64Array, limit: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
