import { describe, expect, it } from "vitest";
import type { LaunchDraft } from "@/components/launch/launch-draft";
import { readDraft } from "@/components/launch/read-draft";
import { startDraft } from "@/components/launch/start-draft";
import { MOST_EPISODES, SweepRequest } from "@/core/sweep/sweep-request";
import { CHOICES } from "./made-up-choices";

const read = (over: Partial<LaunchDraft> = {}) => readDraft({ ...startDraft(CHOICES, []), ...over }, CHOICES);

describe("a form that nobody has touched", () => {
  it("asks for a sweep that the server takes, of the checkpoints that can be asked", () => {
    const { request, problems, size } = read();
    expect(problems).toEqual({});
    expect(SweepRequest.parse(request)).toMatchObject({
      name: "depot, careful and hasty, T 2, 4, 8, 16",
      checkpointIds: ["ckp_careful", "ckp_hasty"],
      suite: { name: "depot", version: "1", split: "test" },
      tasks: { kind: "drawn", count: 60, seed: 0 },
      budgets: [2, 4, 8, 16],
      visibility: "announced",
      samples: 4,
      limits: { requestMs: 120_000, episodeMs: null, episodeTokens: null },
    });
    expect(size).toMatchObject({ episodes: 2 * 60 * 4 * 4, requestsAtMost: 2 * 60 * 4 * 30 });
  });
});

describe("what is typed", () => {
  it.each<[string, Partial<LaunchDraft>, object]>([
    ["other budgets join the chips, ascending and once", { otherBudgets: "24; 5 2,100" }, { budgets: [2, 4, 5, 8, 16, 24, 100] }],
    ["all tasks of the split need no draw", { taskCount: " 240 " }, { tasks: { kind: "all" } }],
    ["tasks that were named stay named", { taskIds: ["depot-001"], taskCount: "x" }, { tasks: { kind: "ids", ids: ["depot-001"] } }],
    ["seconds may have decimals and their unit", { requestSeconds: "1,5 s" }, { limits: { requestMs: 1_500 } }],
    [
      "limits and sampling are taken over",
      { episodeSeconds: "90", episodeTokens: "5000", temperature: "0.7", topP: "1", maxTokensPerTurn: "64", extraBody: '{"top_k": 20}' },
      {
        limits: { episodeMs: 90_000, episodeTokens: 5_000 },
        sampling: { temperature: 0.7, topP: 1, maxTokensPerTurn: 64, extraBody: { top_k: 20 } },
      },
    ],
    ["a name of its own is kept without the spaces around it", { name: "  mine " }, { name: "mine" }],
    ["an emptied name is the proposal", { name: " ", visibility: "hidden" }, { name: "depot, careful and hasty, T 2, 4, 8, 16, hidden" }],
  ])("%s", (_, over, expected) => {
    const { request, problems } = read(over);
    expect(problems).toEqual({});
    expect(SweepRequest.parse(request)).toMatchObject(expected);
  });
});

describe("what needs a look", () => {
  it.each<[keyof LaunchDraft, string, RegExp]>([
    ["taskCount", "241", /^Write a whole number from 1 to 240\.$/],
    ["taskCount", "", /from 1 to 240/],
    ["drawSeed", "-1", /from 0 to/],
    ["samples", "0", /from 1 to 10,000/],
    ["samples", "1e3", /from 1 to 10,000/],
    ["samples", "99999999999999999999", /from 1 to 10,000/],
    ["seed", "0x10", /from 0 to/],
    ["seed", "9007199254740993", /from 0 to/],
    ["requestSeconds", "0 s", /^Write seconds, from 1 to 3,600\.$/],
    ["requestSeconds", "soon", /seconds/],
    ["episodeSeconds", "0.5", /seconds/],
    ["episodeTokens", "1.5", /whole number/],
    ["maxTokensPerTurn", "0", /whole number from 1/],
    ["temperature", "hot", /number from 0 to 10/],
    ["topP", "0", /above 0/],
    ["extraBody", "[1]", /JSON object/],
    ["extraBody", "{", /JSON object/],
    ["extraBody", "null", /JSON object/],
    ["extraBody", '{"messages": []}', /set elsewhere/],
  ])("%s: %s", (field, text, sentence) => {
    const { request, problems } = read({ [field]: text });
    expect(request).toBeNull();
    expect(Object.keys(problems)).toEqual([field]);
    expect(Object.values(problems)[0]).toMatch(sentence);
  });

  it.each<[string, Partial<LaunchDraft>, string]>([
    ["a word among the budgets, by its name", { otherBudgets: "5, abc" }, "“abc” is no whole number from 1 to 1,000."],
    ["a budget that is too large", { otherBudgets: "1001" }, "“1001” is no whole number from 1 to 1,000."],
    ["no budget at all", { budgets: [] }, "Choose at least one T."],
    [
      "too many budgets",
      { otherBudgets: Array.from({ length: 60 }, (_, i) => i + 40).join() },
      "A sweep has at most 50 budgets; these are 64.",
    ],
  ])("%s", (_, over, sentence) => expect(read(over).problems).toEqual({ budgets: sentence }));

  it("no checkpoint, and one that has lost its endpoint is none", () => {
    expect(read({ checkpointIds: ["ckp_imported", "ckp_gone"] }).problems).toEqual({ checkpointIds: "Choose at least one checkpoint." });
  });

  it("more episodes than one run holds, with their number", () => {
    const { request, problems, size } = read({ taskCount: "240", samples: "500" });
    expect(size?.episodes).toBeGreaterThan(MOST_EPISODES);
    expect(request).toBeNull();
    expect(problems.samples).toBe("That is 960,000 episodes; one sweep has at most 500,000. Launch it in parts.");
  });

  it("in one place leaves the size known that does not hang on it", () => {
    const { size, problems, budgets } = read({ requestSeconds: "0", otherBudgets: "" });
    expect(Object.keys(problems)).toEqual(["requestSeconds"]);
    expect(size?.episodes).toBe(1_920);
    expect(budgets).toEqual([2, 4, 8, 16]);
    expect(read({ otherBudgets: "x" })).toMatchObject({ size: null, budgets: [2, 4, 8, 16] });
  });
});
