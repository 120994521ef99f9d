/** A closed interval at some level; both ends in the unit of the estimate. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}
