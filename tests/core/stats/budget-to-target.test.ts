import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { budgetToTarget } from "@/core/stats/budget-to-target";
import { logSlopeWeights } from "@/core/stats/log-slope";

describe("the budget to a share of the end", () => {
  it("lies between two budgets as far in ln T as the target lies between their values", () => {
    expect(budgetToTarget([2, 4, 8], [0, 0.4, 0.8], 0.75)).toBeCloseTo(4 * Math.SQRT2, 12);
    expect(budgetToTarget([2, 4, 8], [0, 0.4, 0.8], 0.5)).toBe(4);
  });

  it("is the first budget where the curve starts there, and undefined where it ends at nothing", () => {
    expect(budgetToTarget([2, 4], [0.5, 0.6], 0.5)).toBe(2);
    expect(budgetToTarget([2, 4], [0.5, 0], 0.5)).toBeUndefined();
  });

  it("is the first time that a curve which falls again gets there", () => {
    expect(budgetToTarget([1, 2, 4, 8], [0, 1, 0.2, 1], 1)).toBe(2);
  });

  it("grows with the share and stays within the grid", () => {
    const rate = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.array(rate, { minLength: 4, maxLength: 4 }), rate, rate, (values, one, other) => {
        const [small, large] = [Math.min(one, other), Math.max(one, other)].map((share) => budgetToTarget([1, 3, 5, 9], values, share));
        if (small === undefined || large === undefined) return;
        expect(small).toBeLessThanOrEqual(large + 1e-9);
        expect(large).toBeLessThanOrEqual(9 + 1e-9);
      }),
    );
  });
});

describe("the slope over ln T", () => {
  it("finds the slope of a line in ln T, whatever its height", () => {
    const budgets = [1, 2, 5, 12];
    const weights = logSlopeWeights(budgets) ?? [];
    const slope = budgets.reduce((sum, t, j) => sum + (weights[j] ?? 0) * (0.3 - 0.07 * Math.log(t)), 0);
    expect(slope).toBeCloseTo(-0.07, 12);
    expect(logSlopeWeights([4])).toBeUndefined();
  });
});
