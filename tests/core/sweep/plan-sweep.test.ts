import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Task } from "@/core/suite/task";
import { deriveSeed } from "@/core/sweep/derive-seed";
import { estimateSweep } from "@/core/sweep/estimate-sweep";
import { planSweep } from "@/core/sweep/plan-sweep";
import { selectTasks } from "@/core/sweep/select-tasks";
import { SweepSpec, type SweepSpecInput } from "@/core/sweep/sweep-spec";

const tasks: Task[] = Array.from({ length: 12 }, (_, index) => ({
  id: `t-${String(index + 1).padStart(2, "0")}`,
  split: index < 10 ? "test" : "train",
  cluster: null,
  strata: {},
  params: null,
}));

function specOf(changes: Partial<SweepSpecInput> = {}): SweepSpec {
  return SweepSpec.parse({
    name: "A sweep",
    checkpoints: [
      { name: "a", model: "a" },
      { name: "b", model: "b" },
    ],
    suite: { name: "s", version: "1", split: "test" },
    budgets: [8, 2, 4],
    visibility: "announced",
    samples: 3,
    ...changes,
  });
}

const identity = (episode: { checkpoint: string; taskId: string; limit: number; sample: number }) =>
  [episode.checkpoint, episode.taskId, episode.limit, episode.sample].join("/");

describe("planSweep", () => {
  it("plans every (checkpoint, task, budget, sample) exactly once, in one order", () => {
    const plan = planSweep(specOf(), tasks);
    expect(plan).toHaveLength(2 * 10 * 3 * 3);
    expect(new Set(plan.map(identity)).size).toBe(plan.length);
    expect(plan.map(({ ordinal }) => ordinal)).toEqual(plan.map((_, index) => index));
    expect(planSweep(specOf(), [...tasks].reverse())).toEqual(plan);
  });

  it("keeps any beginning balanced: cells differ by at most one episode a task, checkpoints by at most one", () => {
    const plan = planSweep(specOf(), tasks);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: plan.length }), (length) => {
        const cells = new Map<string, number>();
        for (const { checkpoint, limit } of plan.slice(0, length))
          cells.set(`${checkpoint}/${limit}`, (cells.get(`${checkpoint}/${limit}`) ?? 0) + 1);
        const counts = ["a", "b"].flatMap((name) => [2, 4, 8].map((limit) => cells.get(`${name}/${limit}`) ?? 0));
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("gives every episode its own seed, within what a signed 32-bit integer holds", () => {
    const seeds = planSweep(specOf({ samples: 40 }), tasks).map(({ seed }) => seed);
    expect(new Set(seeds).size).toBe(seeds.length);
    expect(seeds.every((seed) => Number.isInteger(seed) && seed >= 0 && seed < 2 ** 31)).toBe(true);
    expect(planSweep(specOf({ seed: 1 }), tasks)[0]?.seed).not.toBe(planSweep(specOf({ seed: 0 }), tasks)[0]?.seed);
  });
});

describe("selectTasks", () => {
  it("draws the same tasks whatever their order, and a smaller draw is part of a larger one", () => {
    const draw = (count: number, list = tasks) =>
      selectTasks(specOf({ tasks: { kind: "drawn", count, seed: 7 } }), list).map(({ id }) => id);
    expect(draw(4, [...tasks].reverse())).toEqual(draw(4));
    expect(draw(7)).toEqual(expect.arrayContaining(draw(4)));
    expect(draw(4)).not.toEqual(["t-01", "t-02", "t-03", "t-04"]);
  });

  it("says what is wrong with a selection that can't be made", () => {
    const select = (changes: Partial<SweepSpecInput>) => () => selectTasks(specOf(changes), tasks);
    expect(select({ suite: { name: "s", version: "1", split: "dev" } })).toThrow('Suite s has no tasks in its split "dev".');
    expect(select({ tasks: { kind: "drawn", count: 11 } })).toThrow("11 tasks were asked for, but s test has 10.");
    expect(select({ tasks: { kind: "ids", ids: ["t-01", "t-11"] } })).toThrow("Not in s test: t-11.");
  });
});

describe("SweepSpec", () => {
  it.each([
    ["two equal budgets", { budgets: [4, 4] }],
    ["no budgets", { budgets: [] }],
    ["a budget of no turns", { budgets: [0] }],
    [
      "a checkpoint named twice",
      {
        checkpoints: [
          { name: "a", model: "x" },
          { name: "a", model: "y" },
        ],
      },
    ],
    ["no samples", { samples: 0 }],
    ["an extra body that would replace the messages", { sampling: { extraBody: { messages: [] } } }],
  ])("refuses %s", (_, changes) => {
    expect(() => specOf(changes as Partial<SweepSpecInput>)).toThrow();
  });

  it("survives storage as JSON unchanged", () => {
    const spec = specOf({ sampling: { temperature: 0.7, extraBody: { top_k: 20 } } });
    expect(SweepSpec.parse(JSON.parse(JSON.stringify(spec)))).toEqual(spec);
  });
});

describe("estimateSweep", () => {
  it("counts episodes exactly and requests as if every turn were used", () => {
    const estimate = estimateSweep(specOf(), tasks, { secondsPerRequest: 0.5, concurrency: 10 });
    expect(estimate).toEqual({
      tasks: 10,
      episodes: 180,
      requestsAtMost: 2 * 10 * 3 * 14,
      outputTokensAtMost: null,
      secondsAtMost: (840 * 0.5) / 10,
    });
  });

  it("is never faster than the turns of its longest episode, and bounds tokens where every answer is bounded", () => {
    const spec = specOf({ samples: 1, tasks: { kind: "ids", ids: ["t-01"] }, sampling: { maxTokensPerTurn: 100 } });
    const estimate = estimateSweep(spec, tasks, { secondsPerRequest: 1, concurrency: 64 });
    expect(estimate.secondsAtMost).toBe(8);
    expect(estimate.outputTokensAtMost).toBe(28 * 100);
    expect(estimateSweep(spec, tasks, { secondsPerRequest: null }).secondsAtMost).toBeNull();
  });
});

describe("deriveSeed", () => {
  it("depends on every part and on where one ends", () => {
    const seeds = [
      deriveSeed("a", 1, "b"),
      deriveSeed("a", 1, "c"),
      deriveSeed("a", "1", "b"),
      deriveSeed("a1", "b"),
      deriveSeed("b", 1, "a"),
    ];
    expect(new Set(seeds).size).toBe(seeds.length);
  });
});
