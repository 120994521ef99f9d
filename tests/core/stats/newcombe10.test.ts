import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newcombe10Interval } from "@/core/stats/newcombe10";
import proportions from "../../oracles/proportions.json";

describe("Newcombe's method 10", () => {
  it.each(proportions.paired)(
    "is $newcombe10_ci95 for $both, $a_only, $b_only, $neither",
    ({ both, a_only, b_only, neither, newcombe10_ci95 }) => {
      const { low, high } = newcombe10Interval({ both, onlyA: a_only, onlyB: b_only, neither }, 0.95);
      expect(low).toBeCloseTo(newcombe10_ci95[0] ?? Number.NaN, 9);
      expect(high).toBeCloseTo(newcombe10_ci95[1] ?? Number.NaN, 9);
    },
  );

  it("has a width, stays in [−1, 1] and is mirrored when the sides change places", () => {
    const count = fc.integer({ min: 0, max: 60 });
    fc.assert(
      fc.property(count, count, count, count, (both, onlyA, onlyB, neither) => {
        fc.pre(both + onlyA + onlyB + neither > 0);
        const { low, high } = newcombe10Interval({ both, onlyA, onlyB, neither }, 0.95);
        const mirrored = newcombe10Interval({ both, onlyA: onlyB, onlyB: onlyA, neither }, 0.95);
        expect(high - low).toBeGreaterThan(0);
        expect(low).toBeGreaterThanOrEqual(-1);
        expect(high).toBeLessThanOrEqual(1);
        expect(mirrored.low).toBeCloseTo(-high, 12);
        expect(mirrored.high).toBeCloseTo(-low, 12);
      }),
    );
  });

  it("refuses an empty table", () => {
    expect(() => newcombe10Interval({ both: 0, onlyA: 0, onlyB: 0, neither: 0 }, 0.95)).toThrow(RangeError);
  });
});
