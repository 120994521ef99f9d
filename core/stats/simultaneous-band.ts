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

/** Columns over the same tasks. Units with one name share their multipliers across groups; without names units are the same by number. */
export interface BandGroup {
  readonly columns: readonly ArrayLike<number>[];
  readonly units: Units;
  readonly unitNames?: readonly string[] | undefined;
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
  const { constant, groups } = jointBand([{ columns, units }], options);
  return { constant, cells: groups[0] ?? [] };
}

/**
 * One band over the columns of several groups, whose tasks need not be the same: each draw gives a unit one multiplier wherever it
 * occurs. Degrees of freedom are those of the group with the fewest units.
 */
export function jointBand(
  groups: readonly BandGroup[],
  { level, draws, random }: BandOptions,
): { constant: number | undefined; groups: (BandCell | undefined)[][] } {
  const prepared = groups.map(({ columns, units }) => columns.map((values) => prepareColumn(values, units)));
  const taking = groups.filter((_, g) => prepared[g]?.some((column) => column !== undefined));
  if (taking.length === 0) return { constant: undefined, groups: prepared.map((columns) => columns.map(() => undefined)) };
  const df = taking.reduce((least, { units }) => Math.min(least, units.count - 1), Number.POSITIVE_INFINITY);
  const maxima = multiplierMaxima(placeColumns(groups, prepared), df, draws, random).sort();
  const constant = Math.max(empiricalQuantile(maxima, level), studentCriticalValue(level, df));
  return { constant, groups: prepared.map((columns) => columns.map((column) => column && bandCell(column, constant, maxima))) };
}

/** The columns that take part, each over the units of all groups: 0 for those that its own group doesn't have. */
function placeColumns(groups: readonly BandGroup[], prepared: readonly (readonly (Column | undefined)[])[]): Float64Array[] {
  const places = new Map<string, number>();
  const placesOf = groups.map(({ units, unitNames }) =>
    Int32Array.from({ length: units.count }, (_, unit) => {
      const name = unitNames?.[unit] ?? String(unit);
      const place = places.get(name) ?? places.size;
      places.set(name, place);
      return place;
    }),
  );
  return prepared.flatMap((columns, g) =>
    columns.filter((column) => column !== undefined).map(({ scaled }) => spread(scaled, placesOf[g] ?? new Int32Array(), places.size)),
  );
}

function spread(values: Float64Array, places: Int32Array, length: number): Float64Array {
  const wide = new Float64Array(length);
  values.forEach((value, unit) => {
    wide[places[unit] ?? 0] = value;
  });
  return wide;
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
