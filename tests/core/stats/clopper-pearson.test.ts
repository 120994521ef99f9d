import { describe, expect, it } from "vitest";
import { clopperPearsonInterval, neverSolvedUpperBound } from "@/core/stats/clopper-pearson";
import proportions from "../../oracles/proportions.json";

describe("the exact interval of a proportion", () => {
  it.each(proportions.proportions)("is $clopper_pearson95 for $x of $n", ({ x, n, clopper_pearson95 }) => {
    const { low, high } = clopperPearsonInterval(x, n, 0.95);
    expect(low).toBeCloseTo(clopper_pearson95[0] ?? Number.NaN, 9);
    expect(high).toBeCloseTo(clopper_pearson95[1] ?? Number.NaN, 9);
  });

  it.each(proportions.never_solved_upper95)("bounds what was never seen in $n draws by $upper", ({ n, upper }) => {
    expect(neverSolvedUpperBound(n, 0.95)).toBeCloseTo(upper, 12);
  });

  it("refuses impossible counts and levels", () => {
    expect(() => clopperPearsonInterval(3, 2, 0.95)).toThrow(RangeError);
    expect(() => clopperPearsonInterval(1, 2, 1)).toThrow(RangeError);
    expect(() => neverSolvedUpperBound(0, 0.95)).toThrow(RangeError);
  });
});
