import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { estimateMean, studentInterval } from "@/core/stats/mean-estimate";
import { groupIntoUnits } from "@/core/stats/units";
import comparison from "../../oracles/comparison.json";

describe("a mean over tasks", () => {
  it("has the standard error of its cluster sums", () => {
    const { D, clusters, mean, se, df } = comparison.clusters_with_one_task;
    const estimate = estimateMean(D, groupIntoUnits(clusters.map(String)));
    expect(estimate.mean).toBeCloseTo(mean, 12);
    expect(estimate.se).toBeCloseTo(se, 12);
    expect(estimate.units - 1).toBe(df);
  });

  it("takes a task without a cluster for a cluster of its own", () => {
    const values = [0.2, -0.1, 0.3, 0];
    const mixed = estimateMean(values, groupIntoUnits(["x", "x", null, null]));
    expect(mixed).toEqual(estimateMean(values, groupIntoUnits(["x", "x", "y", "z"])));
    expect(mixed.units).toBe(3);
  });

  it("with every task in a cluster of its own has the plain standard error", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 2, maxLength: 30 }), (values) => {
        const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
        const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
        const { se } = estimateMean(values, groupIntoUnits(values.map(() => null)));
        expect(se).toBeCloseTo(Math.sqrt(variance / values.length), 9);
      }),
    );
  });

  it("has no interval for one unit, nor where nothing varies", () => {
    expect(studentInterval(estimateMean([0.3, 0.4], groupIntoUnits(["x", "x"])), 0.95)).toBeUndefined();
    expect(studentInterval(estimateMean([0.3, 0.3], groupIntoUnits([null, null])), 0.95)).toBeUndefined();
  });

  it("is undefined without tasks", () => {
    expect(() => estimateMean([], groupIntoUnits([]))).toThrow(RangeError);
  });
});
