import { describe, expect, it } from "vitest";
import { passAtK } from "@/core/stats/pass-at-k";
import { exactPassAtKVariance, passAtKVariance } from "@/core/stats/pass-at-k-variance";
import estimators from "../../oracles/estimators.json";

describe("the variance of pass@k within a task", () => {
  it.each(estimators.cases)("is estimated without bias for $c of $n at k = $k where n ≥ 2k", ({ n, c, k, pass_at_k_variance_unbiased }) => {
    if (2 * k > n) expect(passAtKVariance(n, c, k)).toBeUndefined();
    else if (pass_at_k_variance_unbiased !== undefined) expect(passAtKVariance(n, c, k)).toBeCloseTo(pass_at_k_variance_unbiased, 10);
  });

  it.each(estimators.exact_variance)("is exactly $variance for n = $n, k = $k, p = $p", ({ n, k, p, variance }) => {
    const [numerator = 0, denominator = 1] = p.split("/").map(Number);
    expect(exactPassAtKVariance(n, k, numerator / denominator)).toBeCloseTo(variance, 12);
  });

  it("averages to the exact variance over all outcomes", () => {
    const [n, k, p] = [10, 3, 0.35];
    let mean = 0;
    let square = 0;
    let estimated = 0;
    for (let c = 0, ways = 1; c <= n; ways = (ways * (n - c)) / (c + 1), c++) {
      const probability = ways * p ** c * (1 - p) ** (n - c);
      const value = passAtK(n, c, k) ?? Number.NaN;
      mean += probability * value;
      square += probability * value * value;
      estimated += probability * (passAtKVariance(n, c, k) ?? Number.NaN);
    }
    expect(exactPassAtKVariance(n, k, p)).toBeCloseTo(square - mean * mean, 12);
    expect(estimated).toBeCloseTo(square - mean * mean, 12);
  });

  it("refuses a probability beyond [0, 1]", () => {
    expect(() => exactPassAtKVariance(4, 1, 1.5)).toThrow(RangeError);
  });
});
