import { describe, expect, test } from "vitest";
import { planDesign } from "@/components/launch/plan-design";
import { gapTexts, targetText, tooFewText, tradeLines, unseenText } from "@/components/launch/power-words";
import { readPoints } from "@/components/launch/read-number";
import { measurePilot } from "@/core/reports/measure-pilot";
import { labEntry } from "../../core/charts/lab-entries";

const side = (name: string, rate: number, samples: number, seed: number) =>
  labEntry({ name, method: "rl", rates: { 4: rate, 8: rate }, samples, seed });
const pilotWith = (samples: number) => measurePilot(side("a", 0.6, samples, 1), side("b", 0.4, samples, 2), "exclude");
const design = { tasks: 60, budgets: [4, 8], samples: 4, k: 1, pilot: null, target: 0.05 };

describe("the design of a sweep", () => {
  test("without a pilot rests on assumed rates, the same at every T", () => {
    const { source, points, refusal, worst } = planDesign(design);
    expect(source).toBe("assumed");
    expect(refusal).toBeNull();
    expect(points.map(({ effect }) => effect?.toFixed(3))).toEqual(["0.113", "0.113"]);
    if (worst === null) throw new Error("there is a worst budget");
    expect(unseenText(worst, source)).toBe("Differences under 11.3 points at any T may go unseen.");
    expect(targetText(worst.other.tasksForTarget ?? 0, 60)).toBe("307 tasks would bring that to");
    expect(tooFewText(307, 240)).toBe("The split has 240.");
    expect(tradeLines(worst, 60, 4).map(({ value }) => value)).toEqual(["8.0", "8.9", "6.3"]);
  });

  test("takes the spreads of a pilot, and says which T the pilot lacks", () => {
    const plan = planDesign({ ...design, budgets: [4, 6, 8], pilot: pilotWith(8) });
    expect(plan.source).toBe("pilot");
    expect(gapTexts(plan.points)).toEqual(["T = 6: the pilot has no episodes under T = 6."]);
    expect(plan.worst?.effect).toBe(Math.max(...plan.points.map(({ effect }) => effect ?? 0)));
    expect(plan.worst?.assumedEffect?.toFixed(3)).toBe("0.113");
  });

  test("says why a pilot of too few episodes can't serve", () => {
    const plan = planDesign({ ...design, pilot: pilotWith(1) });
    expect(plan).toMatchObject({ source: "assumed", refusal: expect.stringContaining("at least 2 counted episodes") });
  });

  test("reads a difference in points, and refuses what is none", () => {
    expect(readPoints("2,5")).toEqual({ value: 0.025 });
    for (const text of ["", "0", "-1", "abc", "100"]) expect(readPoints(text)).toHaveProperty("message");
  });
});
