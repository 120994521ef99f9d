import { describe, expect, it } from "vitest";
import type { CompareEntry } from "@/components/compare/compare-answer";
import { entryOptions, partnerFor } from "@/components/compare/entry-options";
import { flippedTasks } from "@/components/compare/flipped-tasks";
import { suggestedPairs } from "@/components/compare/suggested-pairs";

describe("flippedTasks", () => {
  it("keeps the tasks that one side solves more often, largest gap first, then by id", () => {
    const flips = flippedTasks([
      { task_id: "tied", a: { n: 4, c: 2 }, b: { n: 2, c: 1 } },
      { task_id: "z", a: { n: 4, c: 4 }, b: { n: 4, c: 2 } },
      { task_id: "b", a: { n: 4, c: 0 }, b: { n: 4, c: 4 } },
      { task_id: "y", a: { n: 4, c: 1 }, b: { n: 4, c: 3 } },
    ]);
    expect(flips.map((task) => [task.task_id, task.gap])).toEqual([
      ["b", -1],
      ["y", -0.5],
      ["z", 0.5],
    ]);
  });

  it("says nothing of a task that one side has no counted episode of", () => {
    expect(flippedTasks([{ task_id: "x", a: { n: 0, c: 0 }, b: { n: 3, c: 3 } }])).toEqual([]);
  });
});

function entry(id: string, checkpoint: string, suite: string, run = "one"): CompareEntry {
  return {
    id,
    run: { id: `run_${run}`, name: run, createdAt: new Date(0) },
    checkpoint: { id: `c-${checkpoint}`, name: checkpoint, method: "rl" },
    suite: { name: suite, version: "1", split: "test" },
    visibility: "hidden",
    unit: "assistant_turn",
    defaultMode: "rerun",
    limits: [4],
    tasks: 1,
    episodes: 1,
  };
}

describe("entryOptions", () => {
  it("groups by suite and names the run only where a checkpoint stands there twice", () => {
    const groups = entryOptions([
      entry("1", "rl", "depot"),
      entry("2", "sft", "depot"),
      entry("3", "rl", "depot", "two"),
      entry("4", "rl", "shop"),
    ]);
    expect(groups).toEqual([
      {
        suite: "depot 1, test",
        options: [
          { id: "1", label: "rl · one" },
          { id: "2", label: "sft" },
          { id: "3", label: "rl · two" },
        ],
      },
      { suite: "shop 1, test", options: [{ id: "4", label: "rl" }] },
    ]);
  });

  it("never gives two options of a suite one label", () => {
    const labels = entryOptions([entry("ent_aaaaaa", "rl", "depot"), entry("ent_bbbbbb", "rl", "depot")])[0]?.options.map(
      ({ label }) => label,
    );
    expect(new Set(labels).size).toBe(2);
  });
});

describe("partnerFor", () => {
  const entries = [entry("1", "rl", "depot"), entry("2", "sft", "depot"), entry("3", "rl", "shop"), entry("4", "sft", "shop")];

  it("keeps the other side while the suites agree", () => {
    expect(partnerFor(entries, "1", "2")).toBe("2");
  });

  it("takes another checkpoint of the new suite otherwise", () => {
    expect(partnerFor(entries, "3", "2")).toBe("4");
  });

  it("never pairs an entry with itself", () => {
    expect(partnerFor(entries, "1", "1")).toBe("2");
  });
});

describe("suggestedPairs", () => {
  it("puts the checkpoint that was made later first, so that a gain is above zero", () => {
    const sft = { ...entry("1", "a-sft", "depot"), checkpoint: { id: "c1", name: "a-sft", method: "sft" as const } };
    const pairs = suggestedPairs([sft, entry("2", "rl", "depot"), entry("3", "rl", "shop")]);
    expect(pairs.map(([a, b]) => [a.id, b.id])).toEqual([["2", "1"]]);
  });
});
