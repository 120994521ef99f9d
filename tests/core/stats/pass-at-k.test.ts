import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { passAtK } from "@/core/stats/pass-at-k";
import { passHatK } from "@/core/stats/pass-hat-k";
import estimators from "../../oracles/estimators.json";

/** All subsets of k out of 0 … n − 1. */
function listSubsets(n: number, k: number): number[][] {
  const masks = Array.from({ length: 2 ** n }, (_, mask) => Array.from({ length: n }, (_, i) => i).filter((i) => (mask >> i) & 1));
  return masks.filter((members) => members.length === k);
}

describe("pass@k and pass^k", () => {
  it.each(estimators.cases)("are $pass_at_k and $pass_hat_k for $c of $n at k = $k", ({ n, c, k, pass_at_k, pass_hat_k }) => {
    expect(passAtK(n, c, k)).toBeCloseTo(pass_at_k, 12);
    expect(passHatK(n, c, k)).toBeCloseTo(pass_hat_k, 12);
  });

  it.each(estimators.undefined)("are undefined for $n episodes at k = $k", ({ n, c, k }) => {
    expect(passAtK(n, c, k)).toBeUndefined();
    expect(passHatK(n, c, k)).toBeUndefined();
  });

  it.each(estimators.misuse)("refuse n = $n, c = $c, k = $k", ({ n, c, k }) => {
    expect(() => passAtK(n, c, k)).toThrow(RangeError);
    expect(() => passHatK(n, c, k)).toThrow(RangeError);
  });

  it("are the share of subsets with a success, and with nothing but successes", () => {
    const subsets = fc
      .integer({ min: 1, max: 9 })
      .chain((n) => fc.tuple(fc.constant(n), fc.integer({ min: 0, max: n }), fc.integer({ min: 1, max: n })));
    fc.assert(
      fc.property(subsets, ([n, c, k]) => {
        const successes = listSubsets(n, k).map((members) => members.filter((i) => i < c).length);
        expect(passAtK(n, c, k)).toBeCloseTo(successes.filter((count) => count > 0).length / successes.length, 12);
        expect(passHatK(n, c, k)).toBeCloseTo(successes.filter((count) => count === k).length / successes.length, 12);
      }),
      { numRuns: 60 },
    );
  });

  it("never fall, and never rise, with k", () => {
    const counts = fc
      .integer({ min: 2, max: 300 })
      .chain((n) => fc.tuple(fc.constant(n), fc.integer({ min: 0, max: n }), fc.integer({ min: 1, max: n - 1 })));
    fc.assert(
      fc.property(counts, ([n, c, k]) => {
        expect(passAtK(n, c, k + 1)).toBeGreaterThanOrEqual((passAtK(n, c, k) ?? 1) - 1e-12);
        expect(passHatK(n, c, k + 1)).toBeLessThanOrEqual((passHatK(n, c, k) ?? 0) + 1e-12);
      }),
    );
  });
});
