/**
 * Which tasks vary together. A unit is what a resampling draws and what a sum of squares runs over: a cluster of tasks,
 * or a task that belongs to none.
 */
export interface Units {
  /** Unit of each task, from 0 to `count` − 1, numbered by first appearance. */
  readonly of: Int32Array;
  /** Tasks in each unit. */
  readonly sizes: Int32Array;
  readonly count: number;
}

/** Groups tasks by the name of their cluster; null stands for a task on its own. */
export function groupIntoUnits(clusters: readonly (string | null)[]): Units {
  const numbers = new Map<string, number>();
  const of = new Int32Array(clusters.length);
  let count = 0;
  clusters.forEach((cluster, task) => {
    const known = cluster === null ? undefined : numbers.get(cluster);
    const unit = known ?? count++;
    if (cluster !== null) numbers.set(cluster, unit);
    of[task] = unit;
  });
  const sizes = new Int32Array(count);
  for (const unit of of) sizes[unit] = (sizes[unit] ?? 0) + 1;
  return { of, sizes, count };
}

/** The sum of a value over the tasks of each unit. */
export function sumByUnit(values: ArrayLike<number>, units: Units): Float64Array {
  if (values.length !== units.of.length) throw new RangeError(`${values.length} values for ${units.of.length} tasks`);
  const sums = new Float64Array(units.count);
  units.of.forEach((unit, task) => {
    sums[unit] = (sums[unit] ?? 0) + (values[task] ?? 0);
  });
  return sums;
}
