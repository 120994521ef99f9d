import { describe, expect, it } from "vitest";
import type { Task } from "@/core/suite/task";
import { deriveSeed } from "@/core/sweep/derive-seed";
import { DepotTask } from "@/engine/environments/depot/depot-task";
import { buildDepotWorld } from "@/engine/environments/depot/depot-world";
import { findEnvironment } from "@/engine/environments/registry";
import { DEPOT_POLICIES } from "@/engine/lab/depot-policies";
import { drawAction } from "@/engine/lab/draw-action";
import { exactSuccessByTurn } from "@/engine/lab/exact-success";
import type { Policy } from "@/engine/lab/policy";
import { readDepot } from "@/engine/lab/read-depot";

const { environment, template, suite } = findEnvironment("depot");
const exact = (task: Task, policy: Policy, limit: number) =>
  exactSuccessByTurn({ environment, template, task, policy, limit, visibility: "hidden" });

function taskWhere(difficulty: string, mistakes: string, sheetIsRight: boolean): Task {
  const task = suite.tasks.find(({ strata, params }) => {
    const world = buildDepotWorld(DepotTask.parse(params));
    return strata.difficulty === difficulty && strata.mistakes === mistakes && (world.hinted === world.right) === sheetIsRight;
  });
  if (task === undefined) throw new Error("the suite has no such task");
  return task;
}

/** Plays an episode directly, without messages or HTTP; resolves with the turn of success, or null. */
async function playOnce(task: Task, policy: Policy, limit: number, seed: number): Promise<number | null> {
  const session = await environment.open(task);
  let { observation } = session.start;
  for (let turn = 1; turn <= limit; turn++) {
    const distribution = policy.decide(observation);
    if (distribution === null) throw new Error("the policy can't read the depot");
    const step = await session.step(drawAction(distribution, { temperature: 1, topP: 1 }, deriveSeed("brute", seed, turn) / 2 ** 31));
    if (step.done) return step.success ? turn : null;
    ({ observation } = step);
  }
  return null;
}

describe("exactSuccessByTurn", () => {
  it("equals what can be worked out by hand for a policy that ships blindly among three crates", async () => {
    const blind: Policy = {
      name: "blind",
      description: "",
      decide: (text) => new Map((readDepot(text)?.unknown ?? []).map((label, _, { length }) => [`ship crate ${label}`, 1 / length])),
    };
    const sealed = await exact(taskWhere("easy", "sealed", true), blind, 3);
    for (const probability of sealed) expect(probability).toBeCloseTo(1 / 3, 12);
    const stubborn: Policy = {
      ...blind,
      decide: (text) => (readDepot(text)?.dockIsFree ? blind.decide(text) : new Map([["clear dock", 1]])),
    };
    const byTurn = await exact(taskWhere("easy", "recoverable", true), stubborn, 7);
    const third = 1 / 3;
    [third, third, third, 2 * third, 2 * third, 2 * third, 1].forEach((truth, index) => {
      expect(byTurn[index]).toBeCloseTo(truth, 12);
    });
  });

  it.each(
    DEPOT_POLICIES.flatMap(
      (policy) =>
        [
          [policy.name, "medium", "sealed", false, policy],
          [policy.name, "hard", "recoverable", true, policy],
        ] as const,
    ),
  )("agrees with 2,000 episodes played by %s on a %s %s task (day sheet right: %s)", async (_name, difficulty, mistakes, sheet, policy) => {
    const task = taskWhere(difficulty, mistakes, sheet);
    const limit = 8;
    const truth = await exact(task, policy, limit);
    const episodes = 2_000;
    const successes = new Array<number>(limit).fill(0);
    for (let episode = 0; episode < episodes; episode++) {
      const turn = await playOnce(task, policy, limit, episode);
      for (let index = (turn ?? limit + 1) - 1; index < limit; index++) successes[index] = (successes[index] ?? 0) + 1;
    }
    for (const [index, probability] of truth.entries()) {
      const bound = 4.2 * Math.sqrt((probability * (1 - probability)) / episodes) + 1e-9;
      expect(Math.abs((successes[index] ?? 0) / episodes - probability)).toBeLessThanOrEqual(bound);
    }
  });

  it("never falls with more turns, and shows careful slow and sure, hasty fast and often wrong", async () => {
    const tasks = suite.tasks.filter(({ split }) => split === "validation").slice(0, 30);
    const means = new Map<string, number[]>();
    for (const policy of DEPOT_POLICIES) {
      const curves = await Promise.all(tasks.map((task) => exact(task, policy, 12)));
      for (const curve of curves) expect([...curve].sort((a, b) => a - b)).toEqual(curve);
      means.set(
        policy.name,
        curves.reduce((sum, curve) => sum.map((value, turn) => value + (curve[turn] ?? 0) / tasks.length), new Array<number>(12).fill(0)),
      );
    }
    const at = (name: string, turn: number) => means.get(name)?.[turn - 1] ?? Number.NaN;
    expect(at("hasty", 1)).toBeGreaterThan(at("careful", 1) + 0.2);
    expect(at("careful", 8)).toBeGreaterThan(at("hasty", 8) + 0.1);
    expect(at("careful", 12)).toBeGreaterThan(0.9);
  });
});

describe("the scripted policies", () => {
  it("give probabilities that sum to 1 over distinct actions, and nothing for another world's text", async () => {
    for (const policy of DEPOT_POLICIES) {
      for (const task of suite.tasks.slice(0, 30)) {
        const { start } = await environment.open(task);
        const sum = [...(policy.decide(start.observation) ?? [])].reduce((total, [, probability]) => total + probability, 0);
        expect(sum).toBeCloseTo(1, 12);
      }
      expect(policy.decide("You are in a kitchen.")).toBeNull();
    }
  });
});
