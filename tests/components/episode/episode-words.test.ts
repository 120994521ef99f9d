import { describe, expect, it } from "vitest";
import { episodeSteps } from "@/components/episode/episode-steps";
import { readFirstRequest } from "@/components/episode/first-request";
import { prettyJson } from "@/components/episode/pretty-json";
import { episodeTitle } from "@/components/episode/task-title";
import { toldBudgetWords, toldFaultsText } from "@/components/episode/told-budget-words";
import { toldChange } from "@/components/episode/told-change";
import { turnFault } from "@/components/episode/turn-fault";

describe("what changed in a told sentence", () => {
  it.each([
    ["You have 11 turns left.", "You have 12 turns left.", "You have ", "11 ", "turns left."],
    ["You have 1 turn left.", "You have 2 turns left.", "You have ", "1 turn ", "left."],
    ["Hurry.", "You have 2 turns left.", "", "Hurry.", ""],
    ["a a", "a", "", "a ", "a"],
  ])("%j after %j", (told, previous, before, changed, after) => {
    expect(toldChange(told, previous)).toEqual({ before, changed, after });
    expect(before + changed + after).toBe(told);
  });

  it("is nothing at the first turn, and where the same is told again", () => {
    expect(toldChange("You have 2 turns left.", null).changed).toBe("");
    expect(toldChange("You have 2 turns left.", "You have 2 turns left.").changed).toBe("");
  });
});

describe("the audit of a told budget in words", () => {
  it.each([
    ["counts_down", "announced", "told at every turn, counts down from 12"],
    ["silent", "hidden", "hidden: no number of turns was told at any turn"],
    ["silent", "none", null],
    ["not_kept", "announced", "announced, but the source keeps no sentence per turn"],
  ] as const)("%s, %s", (status, visibility, words) => {
    expect(toldBudgetWords({ status, from: 12, faults: [] }, visibility, 3)).toBe(words);
  });

  it("is silent of an episode without turns", () => {
    expect(toldBudgetWords({ status: "not_kept", from: null, faults: [] }, "announced", 0)).toBeNull();
  });

  it("names the turns at fault, and how many more there are", () => {
    const fault = (turn: number) => ({ turn, kind: "differs", told: 4, left: 3 }) as const;
    expect(
      toldFaultsText([fault(2), { turn: 3, kind: "untold", told: null, left: 2 }, { turn: 4, kind: "leaked", told: 1, left: null }]),
    ).toBe("turn 2: told 4, true 3; turn 3: no number told, true 2; turn 4: told 1, though the budget is hidden.");
    expect(toldFaultsText([1, 2, 3, 4, 5, 6, 7].map(fault))).toMatch(/; and 2 more\.$/);
  });
});

describe("the fault of a turn", () => {
  it.each([
    [{ action: null, valid: false }, "Could not be read as an action"],
    [{ action: "fly", valid: false }, "Invalid action"],
    [{ action: "go", valid: true, error: "the world broke" }, "Error"],
    [{ action: "go", valid: true, error: null }, undefined],
    [{}, undefined],
  ])("%j", (turn, title) => {
    expect(turnFault(turn)?.title).toBe(title);
  });
});

describe("the first request", () => {
  it("is parted into messages and settings", () => {
    const body = JSON.stringify({ model: "m", messages: [{ role: "user", content: "Begin." }], temperature: 0.7, stop: ["x"] });
    expect(readFirstRequest(body)).toEqual({
      messages: [{ role: "user", content: "Begin." }],
      settings: [
        ["model", "m"],
        ["temperature", "0.7"],
        ["stop", '["x"]'],
      ],
    });
  });

  it("is shown as text where it was cut, or is no chat", () => {
    expect(readFirstRequest('{"messages":[{"role"… (cut here)')).toBeNull();
    expect(readFirstRequest('{"prompt":"x"}')).toBeNull();
    expect(prettyJson("<html>")).toBeNull();
    expect(prettyJson('{"a":1}')).toBe('{\n  "a": 1\n}');
  });
});

describe("stepping to another episode", () => {
  const neighbours = { previousSample: "1", nextSample: null, previousTask: null, nextTask: "9" };
  const inList = { previous: null, next: "4", fits: true, position: 1_200, total: 10_000, more: true };

  it("goes through the samples of the task without a list, and through the list with one", () => {
    expect(episodeSteps({ neighbours }, null)).toEqual({ previous: "1", next: null, noun: "sample", place: null });
    expect(episodeSteps({ neighbours }, inList)).toEqual({
      previous: null,
      next: "4",
      noun: "episode of the list",
      place: "1,200 of 10,000+",
    });
  });

  it("says so where the episode is not in the list, or nobody counted so far", () => {
    expect(episodeSteps({ neighbours }, { ...inList, fits: false, total: 4, more: false }).place).toBe("not among 4");
    expect(episodeSteps({ neighbours }, { ...inList, position: null }).place).toBe("one of 10,000+");
  });
});

describe("the title of an episode", () => {
  it("says what a bare number is", () => {
    expect(episodeTitle({ taskId: "0", sample: 0 })).toBe("Task 0, sample 0");
    expect(episodeTitle({ taskId: "depot-017", sample: 3 })).toBe("depot-017, sample 3");
  });
});
