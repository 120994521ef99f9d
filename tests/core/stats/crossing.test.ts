import { describe, expect, it } from "vitest";
import { findCrossings } from "@/core/stats/crossing";
import curves from "../../oracles/curves.json";

describe("crossings of a difference curve", () => {
  it.each([...curves.made_up_crossings, { T: curves.T, delta: curves.delta, crossings: curves.crossings }])(
    "stand at $crossings for $delta",
    ({ T, delta, crossings }) => {
      const found = findCrossings(T, delta);
      expect(found).toHaveLength(crossings.length);
      found.forEach((point, i) => {
        expect(point).toBeCloseTo(crossings[i] ?? Number.NaN, 9);
      });
    },
  );

  it("take rounding noise for zero", () => {
    expect(findCrossings([1, 2, 4], [-0.1, 1e-13, -0.2])).toEqual([]);
    expect(findCrossings([1, 2, 4], [-0.1, -1e-13, 0.2])[0]).toBeCloseTo(2, 12);
  });
});
