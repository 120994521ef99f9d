import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRandom } from "@/core/stats/random";
import { signFlipTest } from "@/core/stats/sign-flip-test";
import { SignFlips } from "@/core/stats/sign-flips";

const neverDrawn = () => {
  throw new Error("flips were drawn where all sign vectors can be counted");
};

/** The definition, one sign vector at a time. */
function countEverySignVector(values: readonly number[]): number {
  const nonzero = values.filter((value) => Math.abs(value) > 1e-12);
  const observed = Math.abs(nonzero.reduce((sum, value) => sum + value, 0)) / values.length;
  let reaching = 0;
  for (let mask = 0; mask < 2 ** nonzero.length; mask++) {
    const sum = nonzero.reduce((total, value, i) => total + ((mask >> i) & 1 ? value : -value), 0);
    if (Math.abs(sum) / values.length >= observed - 1e-12) reaching++;
  }
  return reaching / 2 ** nonzero.length;
}

describe("the sign-flip test", () => {
  it("counts every sign vector where at most twenty tasks differ", () => {
    const eighths = fc.integer({ min: -8, max: 8 }).map((value) => value / 8);
    fc.assert(
      fc.property(fc.array(eighths, { minLength: 1, maxLength: 11 }), (values) => {
        expect(signFlipTest(Float64Array.from(values), values.length, neverDrawn)).toBe(countEverySignVector(values));
      }),
    );
  });

  it("counts ties that differ by rounding only", () => {
    const values = [0.1, 0.2, -0.3, 0.30000000000000004];
    expect(signFlipTest(Float64Array.from(values), 4, neverDrawn)).toBe(countEverySignVector(values));
  });

  it("has p = 1 where nothing differs", () => {
    expect(signFlipTest(new Float64Array(30), 30, neverDrawn)).toBe(1);
  });

  it("counts a million sign vectors of twenty tasks, and the all-equal ones exactly", () => {
    const values = new Float64Array(40).fill(0.25, 0, 20);
    expect(signFlipTest(values, 40, neverDrawn)).toBe(2 ** -19);
  });

  it("comes close to the exact p when it draws flips", () => {
    const values = [0.3, 0.1, -0.2, 0.4, 0.05, -0.1, 0.25, 0.15, 0.2, -0.3, 0.1];
    const exact = countEverySignVector(values);
    const observed = values.reduce((sum, value) => sum + value, 0);
    const flips = new SignFlips(values.length, 9_999, createRandom(3, "sign flips"));
    const drawn = (1 + flips.countAtLeast(Float64Array.from(values), Math.abs(observed) - 1e-12)) / 10_000;
    expect(Math.abs(drawn - exact)).toBeLessThan(4 * Math.sqrt((exact * (1 - exact)) / 9_999));
  });

  it("draws the same flips for the same seed, and mirrors A against B", () => {
    const values = Float64Array.from({ length: 50 }, (_, i) => Math.sin(i) + 0.1);
    const test = (seed: number, sign: number) =>
      signFlipTest(
        values.map((value) => sign * value),
        50,
        () => new SignFlips(50, 9_999, createRandom(seed, "sign flips")),
      );
    expect(test(5, 1)).toBe(test(5, 1));
    expect(test(5, 1)).toBe(test(5, -1));
    expect(test(5, 1)).not.toBe(test(6, 1));
    expect(test(5, 1)).toBeGreaterThanOrEqual(1 / 10_000);
  });
});
