import { describe, expect, it } from "vitest";
import { deriveRunStatus } from "@/core/sweep/run-status";

describe("deriveRunStatus", () => {
  it.each([
    ["draft", { planned: 0, inFlight: 0, counted: 0, missing: 0, halted: false }],
    ["queued", { planned: 9, inFlight: 0, counted: 0, missing: 0, halted: false }],
    ["running", { planned: 9, inFlight: 2, counted: 0, missing: 0, halted: false }],
    ["running", { planned: 9, inFlight: 0, counted: 3, missing: 1, halted: false }],
    ["stopping", { planned: 9, inFlight: 2, counted: 3, missing: 0, halted: true }],
    ["stopped", { planned: 9, inFlight: 0, counted: 3, missing: 0, halted: true }],
    ["stopped", { planned: 9, inFlight: 0, counted: 0, missing: 0, halted: true }],
    ["finished", { planned: 9, inFlight: 0, counted: 9, missing: 0, halted: true }],
    ["finished_with_problems", { planned: 9, inFlight: 0, counted: 8, missing: 1, halted: false }],
    ["failed", { planned: 9, inFlight: 0, counted: 0, missing: 9, halted: false }],
  ] as const)("is %s for %j", (status, counts) => {
    expect(deriveRunStatus(counts)).toBe(status);
  });

  it("refuses counts that can't be", () => {
    expect(() => deriveRunStatus({ planned: 2, inFlight: 1, counted: 1, missing: 1, halted: false })).toThrow(RangeError);
  });
});
