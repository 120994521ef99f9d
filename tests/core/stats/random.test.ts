import { describe, expect, it } from "vitest";
import { createRandom } from "@/core/stats/random";

function moments(draw: () => number, count = 40_000): { mean: number; variance: number } {
  const values = Array.from({ length: count }, draw);
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  return { mean, variance: values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / count };
}

describe("the seeded random stream", () => {
  it("repeats itself for the same seed and name, and for nothing else", () => {
    const draw = (seed: number, stream: string) => Array.from({ length: 20 }, createRandom(seed, stream).uniform);
    expect(draw(7, "band")).toEqual(draw(7, "band"));
    expect(draw(7, "band")).not.toEqual(draw(8, "band"));
    expect(draw(7, "band")).not.toEqual(draw(7, "flips"));
    expect(draw(0, "band")).not.toEqual(draw(2 ** 32, "band"));
  });

  it("has normals of mean 0 and variance 1 that neighbouring seeds do not share", () => {
    const { mean, variance } = moments(createRandom(1, "normal").normal);
    expect(mean).toBeCloseTo(0, 1);
    expect(variance).toBeCloseTo(1, 1);
    const left = createRandom(1, "x");
    const right = createRandom(2, "x");
    expect(Math.abs(moments(() => left.normal() * right.normal()).mean)).toBeLessThan(0.03);
  });

  it.each([0.5, 1, 2, 9, 399])("has χ² with mean df and variance 2 df for df = %d", (df) => {
    const random = createRandom(4, "chi");
    const { mean, variance } = moments(() => random.chiSquare(df));
    expect(mean / df).toBeCloseTo(1, 1);
    expect(Math.abs(variance / (2 * df) - 1)).toBeLessThan(0.08);
  });

  it("picks every index about equally often", () => {
    const random = createRandom(9, "below");
    const counts = new Array<number>(6).fill(0);
    for (let i = 0; i < 60_000; i++) {
      const index = random.below(6);
      counts[index] = (counts[index] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });

  it.each([-1, 1.5, Number.NaN])("refuses the seed %d", (seed) => {
    expect(() => createRandom(seed, "x")).toThrow(RangeError);
  });
});
