import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { estimateMean } from "@/core/stats/mean-estimate";
import { groupIntoUnits } from "@/core/stats/units";
import { meanRateInterval, wilsonInterval } from "@/core/stats/wilson";
import comparison from "../../oracles/comparison.json";
import proportions from "../../oracles/proportions.json";

const alone = (tasks: number) => groupIntoUnits(new Array<null>(tasks).fill(null));

describe("Wilson's interval", () => {
  it.each(proportions.proportions)("is $wilson95 for $x of $n", ({ x, n, wilson95 }) => {
    const { low, high } = wilsonInterval(x, n, 0.95);
    expect(low).toBeCloseTo(wilson95[0] ?? Number.NaN, 9);
    expect(high).toBeCloseTo(wilson95[1] ?? Number.NaN, 9);
  });

  it("refuses more successes than draws", () => {
    expect(() => wilsonInterval(3, 2, 0.95)).toThrow(RangeError);
    expect(() => wilsonInterval(0, 0, 0.95)).toThrow(RangeError);
  });
});

describe("the interval of a mean of rates", () => {
  it.each([
    { solved: 0, tasks: 134, episodes: 134, oracle: comparison.cell_intervals["none of 134"] },
    { solved: 1, tasks: 60, episodes: 480, oracle: comparison.cell_intervals["all of 60 x 8"] },
  ])("takes the tasks for n_eff where $tasks tasks all score $solved", ({ solved, tasks, episodes, oracle }) => {
    const estimate = estimateMean(new Float64Array(tasks).fill(solved), alone(tasks));
    const interval = meanRateInterval(estimate, episodes, 0.95);
    expect(estimate.se).toBe(0);
    expect(interval?.low).toBeCloseTo(oracle.low, 9);
    expect(interval?.high).toBeCloseTo(oracle.high, 9);
  });

  it("does not take rounding noise for variation", () => {
    const estimate = estimateMean([0.1, 0.1, 0.1], alone(3));
    expect(estimate.se).toBe(0);
    expect(meanRateInterval(estimate, 30, 0.95)).toEqual(meanRateInterval({ ...estimate, se: 0 }, 30, 0.95));
  });

  it("is undefined for one task", () => {
    expect(meanRateInterval(estimateMean([0.5], alone(1)), 8, 0.95)).toBeUndefined();
  });

  it("has a width, holds its value and never leaves [0, 1]", () => {
    const rates = fc.array(fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true })), { minLength: 2, maxLength: 40 });
    const clusters = fc.array(fc.option(fc.constantFrom("x", "y", "z")), { minLength: 40, maxLength: 40 });
    fc.assert(
      fc.property(rates, clusters, fc.integer({ min: 1, max: 16 }), fc.constantFrom(0.8, 0.95, 0.999), (values, names, n, level) => {
        const estimate = estimateMean(values, groupIntoUnits(names.slice(0, values.length)));
        const interval = meanRateInterval(estimate, values.length * n, level);
        if (!interval) {
          expect(estimate.units).toBe(1);
          return;
        }
        expect(interval.low).toBeGreaterThanOrEqual(0);
        expect(interval.high).toBeLessThanOrEqual(1);
        expect(interval.high - interval.low).toBeGreaterThan(1e-6);
        expect(estimate.mean).toBeGreaterThanOrEqual(interval.low - 1e-12);
        expect(estimate.mean).toBeLessThanOrEqual(interval.high + 1e-12);
      }),
    );
  });
});
