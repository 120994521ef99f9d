import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { auditToldBudget, toldTurnsLeft } from "@/core/trajectory/told-budget";

const left = (count: number) => `You have ${count} ${count === 1 ? "turn" : "turns"} left, this one included.`;
const tell = (...numbers: (number | null)[]) =>
  numbers.map((number, place) => ({ index: place + 1, told: number === null ? null : left(number) }));

describe("toldTurnsLeft", () => {
  it.each([
    ["You have 12 turns left, this one included.", 12],
    ["You have 1 turn left, this one included.", 1],
    ["You have 4 steps left and 2 chances to propose a solution", 4],
    ["only 1 more action", 1],
    ["Task 7: find the valve", null],
    ["", null],
    [null, null],
    [undefined, null],
  ])("reads %j as %j", (told, number) => {
    expect(toldTurnsLeft(told)).toBe(number);
  });
});

describe("the audit of what a model was told", () => {
  it("finds that an announced budget counts down by one from the limit, however early the episode ends", () => {
    const budget = fc.integer({ min: 1, max: 200 }).chain((limit) => fc.tuple(fc.constant(limit), fc.integer({ min: 1, max: limit })));
    fc.assert(
      fc.property(budget, ([limit, used]) => {
        const turns = tell(...Array.from({ length: used }, (_, place) => limit - place));
        expect(auditToldBudget({ visibility: "announced", limit }, turns)).toEqual({ status: "counts_down", from: limit, faults: [] });
      }),
    );
  });

  it("names the turn at which another number was told", () => {
    const audit = auditToldBudget({ visibility: "announced", limit: 4 }, tell(4, 4, 2));
    expect(audit).toEqual({ status: "faulty", from: 4, faults: [{ turn: 2, kind: "differs", told: 4, left: 3 }] });
  });

  it("finds a budget that counts down from another number than the limit at every turn", () => {
    const { faults } = auditToldBudget({ visibility: "announced", limit: 5 }, tell(4, 3));
    expect(faults.map(({ turn, told, left: true_ }) => [turn, told, true_])).toEqual([
      [1, 4, 5],
      [2, 3, 4],
    ]);
  });

  it("names the turn at which nothing was told", () => {
    const audit = auditToldBudget({ visibility: "announced", limit: 3 }, tell(3, null, 1));
    expect(audit.faults).toEqual([{ turn: 2, kind: "untold", told: null, left: 2 }]);
  });

  it("does not call an announced budget faulty whose source keeps no sentence", () => {
    expect(auditToldBudget({ visibility: "announced", limit: 3 }, tell(null, null)).status).toBe("not_kept");
    expect(auditToldBudget({ visibility: "announced", limit: 3 }, []).status).toBe("not_kept");
  });

  it("takes the first number for true where no limit is known", () => {
    expect(auditToldBudget({ visibility: "announced", limit: null }, tell(8, 7, 6)).status).toBe("counts_down");
    expect(auditToldBudget({ visibility: "announced", limit: null }, tell(8, 7, 7)).faults).toMatchObject([{ turn: 3, left: 6 }]);
    const late = auditToldBudget({ visibility: "announced", limit: null }, tell(null, 7, 6));
    expect(late).toEqual({ status: "faulty", from: 7, faults: [{ turn: 1, kind: "untold", told: null, left: 8 }] });
  });

  it("finds a number that was told though the budget is hidden, and none where all is silent", () => {
    expect(auditToldBudget({ visibility: "hidden", limit: 3 }, tell(null, null))).toEqual({ status: "silent", from: null, faults: [] });
    const told = [{ index: 1, told: "Think well." }, ...tell(null, 2).slice(1)];
    expect(auditToldBudget({ visibility: "hidden", limit: 3 }, told).faults).toEqual([{ turn: 2, kind: "leaked", told: 2, left: null }]);
  });

  it("asks nothing of an episode without a limit of its own", () => {
    expect(auditToldBudget({ visibility: "none", limit: null }, tell(3, 3)).status).toBe("silent");
  });
});
