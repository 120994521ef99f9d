import { describe, expect, it } from "vitest";
import { AppError } from "@/core/app-error";
import { selectEntry } from "@/core/reports/select-entry";
import { makeEntry } from "./made-up-entry";

const episode = [{ task: "x", turn: 1 }];
const entries = [
  makeEntry(episode, { name: "rl" }),
  makeEntry(episode, { name: "sft" }),
  makeEntry(episode, { name: "sft", visibility: "announced" }),
  makeEntry(episode, { name: "sft", suite: "maze", version: "2" }),
];

describe("choosing the entry of a side", () => {
  it("takes the only one that fits", () => {
    expect(selectEntry(entries, { name: "rl" })).toBe(entries[0]);
    expect(selectEntry(entries, { name: "sft", suite: "depot", visibility: "announced" })).toBe(entries[2]);
    expect(selectEntry(entries, { suite: "maze@2" })).toBe(entries[3]);
    expect(selectEntry(entries.slice(0, 1), {})).toBe(entries[0]);
  });

  it("refuses with the list where several fit", () => {
    expect(() => selectEntry(entries, { name: "sft", suite: "depot" }, "B")).toThrow(AppError);
    expect(() => selectEntry(entries, { name: "sft", suite: "depot" }, "B")).toThrow(
      "2 entries fit B, choose one by checkpoint name, suite or visibility: sft on depot@1 (test), hidden, assistant_turn; sft on depot@1 (test), announced, assistant_turn.",
    );
  });

  it("refuses with what there is where none fits", () => {
    expect(() => selectEntry(entries.slice(0, 1), { name: "dpo" }, "A")).toThrow(
      "No entry fits what was asked for A; there are: rl on depot@1 (test), hidden, assistant_turn.",
    );
    expect(() => selectEntry([], {}, "A")).toThrow("There are no episodes for A.");
  });
});
