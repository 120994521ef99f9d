import { describe, expect, it } from "vitest";
import { addableEntries, chosenBaseline, latestOfEach, showChoice } from "@/components/compare/baseline-choice";
import { compareHref, loadCompareAddress } from "@/components/compare/compare-address";
import type { CompareEntry } from "@/components/compare/compare-answer";

function entry(id: string, checkpoint: string, over: Partial<CompareEntry> = {}): CompareEntry {
  return {
    id,
    run: { id: "run_1", name: "one", createdAt: new Date(0) },
    checkpoint: { id: `c-${checkpoint}`, name: checkpoint, method: "rl" },
    suite: { name: "depot", version: "1", split: "test" },
    visibility: "hidden",
    unit: "assistant_turn",
    defaultMode: "rerun",
    limits: [4],
    tasks: 1,
    episodes: 1,
    ...over,
  };
}

describe("the choice of a baseline", () => {
  it("is B of a comparison of two, and comes back from the address of several", async () => {
    expect(chosenBaseline(await loadCompareAddress("?a=x&b=y"))).toEqual({ base: "y", others: ["x"] });
    const href = compareHref("p", showChoice({ base: "y", others: ["x", "z"] }));
    expect(href).toBe("/p/p/compare?base=y&others=x,z");
    expect(chosenBaseline(await loadCompareAddress(href.slice(href.indexOf("?"))))).toEqual({ base: "y", others: ["x", "z"] });
  });

  it("names every checkpoint once and never the baseline itself", async () => {
    expect(chosenBaseline(await loadCompareAddress("?base=y&others=x,y,x"))).toEqual({ base: "y", others: ["x"] });
    expect(chosenBaseline(await loadCompareAddress("?base=y"))).toBeNull();
  });

  it("is a comparison of two again where one checkpoint is left", () => {
    expect(compareHref("p", showChoice({ base: "y", others: ["x"] }))).toBe("/p/p/compare?a=x&b=y");
  });
});

describe("what can join", () => {
  const entries = [
    entry("1", "sft"),
    entry("2", "rl"),
    entry("3", "rl-2"),
    entry("4", "rl-3", { visibility: "announced" }),
    entry("5", "sft", { run: { id: "run_2", name: "two", createdAt: new Date(9) } }),
  ];

  it("was measured like the baseline and is of a checkpoint that isn't there yet", () => {
    expect(addableEntries(entries, { base: "1", others: ["2"] }).map(({ id }) => id)).toEqual(["3"]);
    expect(addableEntries(entries, { base: "gone", others: [] })).toEqual([]);
  });

  it("is the latest run's entry of each checkpoint where all are added", () => {
    expect(latestOfEach(entries).map(({ id }) => id)).toEqual(["5", "2", "3", "4"]);
  });
});
