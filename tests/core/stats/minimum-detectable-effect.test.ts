import { describe, expect, it } from "vitest";
import { detectionFactor, minimumDetectableEffect } from "@/core/stats/minimum-detectable-effect";
import curves from "../../oracles/curves.json";

describe("the minimum detectable effect", () => {
  it.each(curves.minimum_detectable_effect)("is $mde for $m tasks with $n episodes", ({ omega, p_var, m, n, mde }) => {
    const design = { betweenVariance: omega ** 2, withinVarianceA: p_var / n, withinVarianceB: p_var / n, tasks: m };
    expect(minimumDetectableEffect(design, 0.95, 0.8)).toBeCloseTo(mde, 9);
  });

  it("takes a negative variance between tasks for none", () => {
    const design = { betweenVariance: -1, withinVarianceA: 0.1, withinVarianceB: 0.1, tasks: 50 };
    expect(minimumDetectableEffect(design, 0.95, 0.8)).toBe(minimumDetectableEffect({ ...design, betweenVariance: 0 }, 0.95, 0.8));
  });

  it("refuses a power of one and a design without tasks", () => {
    expect(() => detectionFactor(0.95, 1)).toThrow(RangeError);
    expect(() => minimumDetectableEffect({ betweenVariance: 0, withinVarianceA: 0, withinVarianceB: 0, tasks: 0 }, 0.95, 0.8)).toThrow(
      RangeError,
    );
  });
});
