import { describe, expect, it } from "vitest";
import { budgetRibbon } from "@/components/episode/ribbon";
import { isFaulty, type TurnGlance, turnBeside } from "@/components/episode/turn-glance";

function glance(index: number, over: Partial<TurnGlance> = {}): TurnGlance {
  return { index, headline: `turn ${index}`, valid: null, error: false, told: null, ...over };
}

describe("budgetRibbon", () => {
  it("draws one segment a turn of the limit, used ones first, and marks the turn of success", () => {
    const ribbon = budgetRibbon({ limit: 5, turnsUsed: 3, successTurn: 3 }, [glance(1), glance(2), glance(3)]);
    expect(ribbon.segments.map((segment) => segment.used)).toEqual([true, true, true, false, false]);
    expect(ribbon.segments.map((segment) => segment.left)).toEqual([5, 4, 3, 2, 1]);
    expect(ribbon.segments[2]?.mark).toBe("success");
    expect(ribbon.leftOver).toBe(2);
  });

  it("has what the model was told beside what was left", () => {
    const turns = [glance(1, { told: "You have 3 turns left." }), glance(2, { told: "You have 3 turns left." })];
    const ribbon = budgetRibbon({ limit: 3, turnsUsed: 2, successTurn: null }, turns);
    expect(ribbon.toldOnTurns).toBe(2);
    expect(ribbon.segments.map(({ told, left }) => [told, left])).toEqual([
      [3, 3],
      [3, 2],
      [null, 1],
    ]);
  });

  it("has no number of turns left where the source tells no limit", () => {
    const ribbon = budgetRibbon({ limit: null, turnsUsed: 2, successTurn: null }, [glance(1), glance(2)]);
    expect(ribbon.leftOver).toBeNull();
    expect(ribbon.segments.map((segment) => segment.left)).toEqual([null, null]);
  });

  it("keeps turns beyond the limit, without a number left", () => {
    const ribbon = budgetRibbon({ limit: 2, turnsUsed: 3, successTurn: null }, [glance(1), glance(2), glance(3)]);
    expect(ribbon.segments.map((segment) => segment.left)).toEqual([2, 1, null]);
  });

  it("names the first invalid action or error", () => {
    const turns = [glance(1), glance(2, { valid: false }), glance(3, { error: true })];
    expect(budgetRibbon({ limit: 4, turnsUsed: 3, successTurn: null }, turns).firstFault).toBe(2);
  });
});

describe("turnBeside", () => {
  const turns = [glance(1), glance(2, { error: true }), glance(3), glance(5, { valid: false })];

  it("steps over gaps in the numbering and stops at the ends", () => {
    expect(turnBeside(turns, 3, 1)?.index).toBe(5);
    expect(turnBeside(turns, 5, 1)).toBeUndefined();
    expect(turnBeside(turns, 1, -1)).toBeUndefined();
  });

  it("begins at the first turn forwards and at the last one backwards", () => {
    expect(turnBeside(turns, null, 1)?.index).toBe(1);
    expect(turnBeside(turns, null, -1)?.index).toBe(5);
  });

  it("finds the next turn that fits", () => {
    expect(turnBeside(turns, 2, 1, isFaulty)?.index).toBe(5);
    expect(turnBeside(turns, 5, -1, isFaulty)?.index).toBe(2);
  });
});
