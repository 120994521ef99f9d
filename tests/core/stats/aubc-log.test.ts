import { describe, expect, it } from "vitest";
import { aubcLog } from "@/core/stats/aubc-log";
import curves from "../../oracles/curves.json";

describe("the area under a budget curve over ln T", () => {
  it("meets the reference values", () => {
    expect(aubcLog(curves.T, curves.pass_at_1_A)).toBeCloseTo(curves.aubc_log_A, 12);
    expect(aubcLog(curves.T, curves.pass_at_1_B)).toBeCloseTo(curves.aubc_log_B, 12);
  });

  it("is the height of a flat curve", () => {
    expect(aubcLog([2, 3, 17], [0.3, 0.3, 0.3])).toBeCloseTo(0.3, 12);
  });

  it("is undefined for a single budget", () => {
    expect(aubcLog([4], [0.5])).toBeUndefined();
  });

  it("refuses budgets that do not ascend and curves of another length", () => {
    expect(() => aubcLog([4, 2], [0.5, 0.6])).toThrow(RangeError);
    expect(() => aubcLog([0, 2], [0.5, 0.6])).toThrow(RangeError);
    expect(() => aubcLog([1, 2], [0.5])).toThrow(RangeError);
  });
});
