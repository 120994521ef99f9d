import { describe, expect, it } from "vitest";
import { exactMcNemar } from "@/core/stats/mcnemar";
import comparison from "../../oracles/comparison.json";
import proportions from "../../oracles/proportions.json";

describe("the exact McNemar test", () => {
  it.each(proportions.paired)("has p = $mcnemar_exact_p for $a_only against $b_only", ({ a_only, b_only, mcnemar_exact_p }) => {
    expect(exactMcNemar(a_only, b_only)).toBeCloseTo(mcnemar_exact_p, 12);
    expect(exactMcNemar(b_only, a_only)).toBe(exactMcNemar(a_only, b_only));
  });

  it.each(Object.values(comparison.cells))("is the sign test: p = $sign_p for $improved against $worse", ({ improved, worse, sign_p }) => {
    expect(exactMcNemar(improved, worse)).toBeCloseTo(sign_p, 12);
  });

  it("keeps its relative precision far into the tail", () => {
    expect(exactMcNemar(50, 0) / 2 ** -49).toBeCloseTo(1, 9);
    expect(exactMcNemar(5_000, 4_000)).toBeGreaterThan(0);
  });

  it("refuses negative counts", () => {
    expect(() => exactMcNemar(-1, 2)).toThrow(RangeError);
  });
});
