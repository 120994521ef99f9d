import { describe, expect, it } from "vitest";
import { bcaInterval, percentileInterval } from "@/core/stats/bootstrap-interval";
import { bootstrapMeans, jackknifeMeans } from "@/core/stats/bootstrap-means";
import { empiricalQuantile } from "@/core/stats/empirical-quantile";
import { normalCdf } from "@/core/stats/normal-cdf";
import { createRandom } from "@/core/stats/random";
import { groupIntoUnits } from "@/core/stats/units";
import comparison from "../../oracles/comparison.json";

const { values, mean, sd, all_256_means_quantiles_inverted_cdf: quantiles } = comparison.exact_bootstrap;
const alone = groupIntoUnits(values.map(() => null));

/** The mean of every one of the 4⁴ resamples. */
function everyResample(): number[] {
  return Array.from(
    { length: 256 },
    (_, code) => [0, 1, 2, 3].reduce((sum, place) => sum + (values[(code >> (2 * place)) & 3] ?? 0), 0) / 4,
  );
}

describe("the bootstrap over tasks", () => {
  it("has the quantiles of the exact bootstrap distribution", () => {
    const sorted = Float64Array.from(everyResample()).sort();
    for (const [p, quantile] of Object.entries(quantiles)) expect(empiricalQuantile(sorted, Number(p))).toBeCloseTo(quantile, 12);
    expect(percentileInterval(everyResample(), 0.95)).toEqual({ low: quantiles["0.025"], high: quantiles["0.975"] });
  });

  it("draws from that distribution", () => {
    const means = bootstrapMeans([values], alone, 20_000, createRandom(1, "bootstrap")).map(([value = Number.NaN]) => value);
    const average = means.reduce((sum, value) => sum + value, 0) / means.length;
    const spread = Math.sqrt(means.reduce((sum, value) => sum + (value - average) ** 2, 0) / means.length);
    expect(average).toBeCloseTo(mean, 2);
    expect(spread).toBeCloseTo(sd, 2);
  });

  it("draws whole clusters, the same ones for every column", () => {
    const units = groupIntoUnits(["x", "x", null]);
    const draws = bootstrapMeans(
      [
        [1, 1, 0],
        [10, 10, 0],
      ],
      units,
      500,
      createRandom(2, "bootstrap"),
    );
    const seen = new Set(draws.map(([value]) => value?.toFixed(6)));
    expect([...seen].sort()).toEqual(["0.000000", "0.666667", "1.000000"]);
    for (const [first, second] of draws) expect(second).toBeCloseTo(10 * (first ?? Number.NaN), 9);
  });

  it("leaves out one unit at a time", () => {
    expect(jackknifeMeans([[1, 2, 6]], groupIntoUnits([null, "x", "x"])).map(([value]) => value)).toEqual([4, 1]);
  });
});

describe("the BCa interval", () => {
  const leftOut = jackknifeMeans([values], alone).map(([value = Number.NaN]) => value);

  it("is near the percentile interval where nothing is skewed", () => {
    const symmetric = Array.from({ length: 2_001 }, (_, i) => (i - 1_000) / 1_000);
    expect(bcaInterval(symmetric, 0, [-0.1, 0.1], 0.9)).toEqual({ ...percentileInterval(symmetric, 0.9), method: "bca" });
  });

  it("moves up where most replicates fall below the estimate", () => {
    const bca = bcaInterval(everyResample(), 0.4, leftOut, 0.9);
    expect(bca.method).toBe("bca");
    expect(bca.low).toBeGreaterThan(percentileInterval(everyResample(), 0.9).low);
  });

  it("falls back to percentiles, and says so, where the correction does not exist", () => {
    expect(bcaInterval(everyResample(), 9, leftOut, 0.9).method).toBe("percentile");
    expect(bcaInterval(everyResample(), 0.25, [1, 1, 1], 0.9).method).toBe("percentile");
  });

  it("needs replicates", () => {
    expect(() => percentileInterval([], 0.9)).toThrow(RangeError);
  });
});

describe("the normal distribution function", () => {
  it.each([
    [0, 0.5],
    [1.959963984540054, 0.975],
    [-1.2815515655446004, 0.1],
    [-6, 9.865876450376946e-10],
    [40, 1],
    [-40, 0],
  ])("at %d is %d", (x, p) => {
    expect(normalCdf(x)).toBeCloseTo(p, 13);
  });
});
