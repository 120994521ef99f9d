import { describe, expect, it } from "vitest";
import type { CompareCell } from "@/core/reports/compare-report";
import { describeFinding } from "@/core/reports/finding";

type Mark = "+" | "-" | "0" | "few" | "same" | "?";

/** A cell of which only what the sentence depends on matters. */
function cell(t: number, mark: Mark, k = 1): CompareCell {
  const banded = mark === "+" ? [0.1, 0.3] : mark === "-" ? [-0.3, -0.1] : mark === "0" ? [-0.1, 0.1] : [null, null];
  const [band_low = null, band_high = null] = banded;
  const differing = mark === "same" ? 0 : 2;
  return {
    ...{
      k,
      t,
      a: 0.5,
      b: 0.5,
      delta: mark === "?" ? null : 0,
      se: 0.1,
      low: -0.1,
      high: 0.1,
      band_low,
      band_high,
      p: 0.5,
      p_holm: 0.5,
      p_bh: 0.5,
      sign_p: 0.5,
      equivalence: null,
      error_parts: null,
      minimum_detectable_effect: null,
      p_adjusted: 0.5,
    },
    ...{ improved: differing, worse: 0, tied: 10, mcnemar_p: null, verdict: "inconclusive", reason: null },
  };
}

function finding(marks: Readonly<Record<number, Mark>>, names = { a: "rl", b: "sft" }, k = 1): string {
  const cells = Object.entries(marks).map(([t, mark]) => cell(Number(t), mark, k));
  return describeFinding({ ...names, unit: "assistant_turn", cells });
}

describe("the finding in words", () => {
  it.each<[string, Record<number, Mark>]>([
    [
      "rl is behind sft at two turns and ahead from twelve; from three to eight there is no clear difference.",
      { 2: "-", 3: "0", 4: "0", 6: "0", 8: "0", 12: "+", 20: "+" },
    ],
    ["rl is ahead of sft at every budget from one to five turns.", { 1: "+", 2: "+", 5: "+" }],
    ["rl is behind sft at one turn.", { 1: "-" }],
    ["There is no clear difference between rl and sft at any budget from two to sixteen turns.", { 2: "0", 4: "0", 16: "0" }],
    ["There is no clear difference between rl and sft at five turns.", { 5: "0" }],
    ["rl is ahead of sft from four turns on; at one and two there is no clear difference.", { 1: "0", 2: "0", 4: "+", 8: "+" }],
    [
      "rl is behind sft at two turns, ahead at four and behind from eight; at three there is no clear difference.",
      { 2: "-", 3: "0", 4: "+", 8: "-", 16: "-" },
    ],
    [
      "rl is ahead of sft at four turns; at two and from eight on there is no clear difference; at one no task differs.",
      { 1: "same", 2: "0", 4: "+", 8: "0", 16: "0" },
    ],
    [
      "rl is ahead of sft at 8 and 16 turns; at 4 there is no clear difference; at 64 the difference is not defined.",
      { 4: "0", 8: "+", 16: "+", 64: "?" },
    ],
    [
      "There is no clear difference between rl and sft at any budget from one to four turns; at one too few tasks differ to tell.",
      { 1: "few", 2: "0", 4: "0" },
    ],
    ["There is no clear difference between rl and sft at any budget from one to two turns: no task differs.", { 1: "same", 2: "same" }],
    ["There is no clear difference between rl and sft at three turns: too few tasks differ to tell.", { 3: "few" }],
    [
      "There is no clear difference between rl and sft at two and four turns; at eight the difference is not defined.",
      { 2: "0", 4: "0", 8: "?" },
    ],
    ["The difference between rl and sft is not defined at any budget from one to two turns.", { 1: "?", 2: "?" }],
  ])("reads: %s", (sentence, marks) => {
    expect(finding(marks)).toBe(sentence);
  });

  it("tells two entries of one checkpoint apart", () => {
    expect(finding({ 4: "+" }, { a: "rl", b: "rl" })).toBe("rl (A) is ahead of rl (B) at four turns.");
  });

  it("says which Pass@K it speaks of where that is not Pass@1", () => {
    expect(finding({ 4: "+" }, { a: "rl", b: "sft" }, 4)).toBe("rl is ahead of sft at four turns (Pass@4).");
  });

  it("has something to say about an empty grid", () => {
    expect(finding({})).toBe("There is nothing to compare.");
  });
});
