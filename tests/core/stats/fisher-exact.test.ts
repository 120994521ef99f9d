import { describe, expect, it } from "vitest";
import { fisherExact } from "@/core/stats/fisher-exact";
import proportions from "../../oracles/proportions.json";

describe("Fisher's exact test", () => {
  it.each(proportions.fisher)("has p = $p for the table $table", ({ table, p }) => {
    const [[a = 0, notA = 0] = [], [b = 0, notB = 0] = []] = table;
    expect(fisherExact(a, a + notA, b, b + notB)).toBeCloseTo(p, 12);
    expect(fisherExact(b, b + notB, a, a + notA)).toBeCloseTo(p, 12);
  });

  it("says nothing where both sides always fail", () => {
    expect(fisherExact(0, 8, 0, 8)).toBe(1);
  });

  it("does not overflow on thousands of episodes", () => {
    expect(fisherExact(3_000, 9_000, 3_100, 9_000)).toBeCloseTo(0.117, 2);
  });
});
