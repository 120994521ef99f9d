import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Task } from "@/core/suite/task";
import { depot } from "@/engine/environments/depot/depot";
import { depotSuite } from "@/engine/environments/depot/depot-suite";
import { DepotTask } from "@/engine/environments/depot/depot-task";
import { depotTemplate } from "@/engine/environments/depot/depot-template";
import { buildDepotWorld } from "@/engine/environments/depot/depot-world";
import type { EnvironmentSession } from "@/engine/environments/environment";
import { EnvironmentProblem } from "@/engine/environments/environment-problem";

const suite = depotSuite();
const worldOf = (task: Task) => buildDepotWorld(DepotTask.parse(task.params));

function taskWhere(mistakes: string, accept: (task: Task) => boolean = () => true): Task {
  const task = suite.tasks.find((candidate) => candidate.strata.mistakes === mistakes && accept(candidate));
  if (task === undefined) throw new Error("the suite has no such task");
  return task;
}

function wrongCrate(task: Task): string {
  const { crates, right } = worldOf(task);
  return crates.find(({ label }) => label !== right)?.label ?? "";
}

async function play(session: EnvironmentSession, actions: readonly string[]) {
  let last = await session.step(actions[0] ?? "");
  for (const action of actions.slice(1)) last = await session.step(action);
  return last;
}

const anyTask = fc.constantFrom(...suite.tasks);
/** Admissible actions and nonsense, by a number that picks from what is admissible at that moment. */
const anyMoves = fc.array(fc.oneof({ weight: 4, arbitrary: fc.nat(50) }, { weight: 1, arbitrary: fc.string() }), {
  minLength: 1,
  maxLength: 12,
});

function actionOf(move: number | string, admissible: readonly string[]): string {
  return typeof move === "string" ? move : (admissible[move % Math.max(1, admissible.length)] ?? "nothing");
}

async function playMoves(session: EnvironmentSession, moves: readonly (number | string)[]) {
  const actions: string[] = [];
  const views = [session.start];
  for (const move of moves) {
    const admissible = views.at(-1)?.admissible ?? [];
    const action = actionOf(move, admissible);
    actions.push(action);
    views.push(await session.step(action));
  }
  return { actions, views };
}

describe("depot", () => {
  it("replays and restores to the same observations and hashes (property)", async () => {
    await fc.assert(
      fc.asyncProperty(anyTask, anyMoves, anyMoves, async (task, moves, detour) => {
        const first = await depot.open(task);
        const { actions, views } = await playMoves(first, moves);
        const snapshot: unknown = JSON.parse(JSON.stringify(await first.snapshot()));
        const again = await depot.open(task);
        for (const [index, action] of actions.entries()) expect(await again.step(action)).toEqual(views[index + 1]);
        await playMoves(again, detour);
        const restored = await again.restore(snapshot);
        expect(restored).toMatchObject({ observation: views.at(-1)?.observation, stateHash: views.at(-1)?.stateHash });
        const fresh = await depot.open(task);
        await fresh.restore(snapshot);
        expect(await fresh.step("inspect crate A")).toEqual(await first.step("inspect crate A"));
      }),
      { numRuns: 150 },
    );
  });

  it("calls an action valid exactly if it is listed, changes nothing otherwise, and never throws (property)", async () => {
    await fc.assert(
      fc.asyncProperty(anyTask, anyMoves, fc.oneof(fc.nat(50), fc.string()), async (task, moves, lastMove) => {
        const session = await depot.open(task);
        const before = (await playMoves(session, moves)).views.at(-1) ?? session.start;
        const admissible = before.admissible ?? [];
        const action = actionOf(lastMove, admissible);
        const after = await session.step(action);
        expect(after.valid).toBe(admissible.some((listed) => listed.toLowerCase() === action.trim().toLowerCase()));
        if (!after.valid) expect(after.stateHash).toBe(before.stateHash);
        for (const listed of after.admissible ?? []) expect(after.observation).toContain(listed);
      }),
      { numRuns: 200 },
    );
  });

  it("never names a number of turns", async () => {
    await fc.assert(
      fc.asyncProperty(anyTask, fc.array(fc.nat(50), { maxLength: 8 }), async (task, moves) => {
        const { views } = await playMoves(await depot.open(task), moves);
        for (const { observation } of views) expect(observation).not.toMatch(/\d|turn|step/i);
      }),
    );
    expect(depotTemplate.system).not.toMatch(/\d|turn|step/i);
  });

  it("ends with success when the right crate is shipped, sight unseen", async () => {
    const task = taskWhere("recoverable");
    const last = await play(await depot.open(task), [`ship crate ${worldOf(task).right}`]);
    expect(last).toMatchObject({ done: true, success: true, valid: true, reward: 1, progress: 1, admissible: [] });
  });

  it("blocks the dock after a wrong shipment of a recoverable task, until it is cleared twice", async () => {
    const task = taskWhere("recoverable");
    const { right } = worldOf(task);
    const session = await depot.open(task);
    expect(await play(session, [`ship crate ${wrongCrate(task)}`])).toMatchObject({ done: false, success: false, valid: true, reward: 0 });
    expect(await play(session, [`ship crate ${right}`])).toMatchObject({ valid: false, done: false });
    expect(await play(session, ["clear dock", `ship crate ${right}`])).toMatchObject({ valid: false, done: false });
    expect(await play(session, ["clear dock", `ship crate ${right}`])).toMatchObject({ valid: true, success: true });
  });

  it("loses the order with a wrong shipment of a sealed task, and says so before", async () => {
    const task = taskWhere("sealed");
    const session = await depot.open(task);
    expect(session.start.observation).toContain("A wrong shipment loses the order.");
    expect(await play(session, [`ship crate ${wrongCrate(task)}`])).toMatchObject({ done: true, success: false, reward: 0 });
    expect(await play(session, ["clear dock"])).toMatchObject({ done: true, success: false, valid: false });
  });

  it("tells by inspection for certain, and counts progress", async () => {
    const task = taskWhere("sealed", ({ strata }) => strata.difficulty === "easy");
    const session = await depot.open(task);
    expect(await play(session, [`inspect crate ${wrongCrate(task)}`])).toMatchObject({
      progress: 0.25,
      observation: expect.stringContaining("holds something else"),
    });
    expect(await play(session, [`INSPECT  crate ${worldOf(task).right.toLowerCase()}.`])).toMatchObject({ progress: 0.5, valid: true });
  });

  it("refuses a snapshot of another task, and what is none", async () => {
    const task = taskWhere("recoverable");
    const session = await depot.open(task);
    const foreign = { state: { known: { [worldOf(task).right]: "wrong" }, dock: "free", order: "open" }, said: null };
    await expect(session.restore(foreign)).rejects.toThrow(EnvironmentProblem);
    await expect(session.restore({ dock: "free" })).rejects.toThrow(EnvironmentProblem);
  });

  it("says which task it can't read", async () => {
    await expect(depot.open({ id: "x-1", split: "test", cluster: null, strata: {}, params: { seed: -1 } })).rejects.toThrow(
      "Task x-1 is no depot task",
    );
  });
});

describe("the suite depot 1", () => {
  it("has 240 test, 60 validation and 240 training tasks with unique ids, and no map in two splits", () => {
    const count = (split: string) => suite.tasks.filter((task) => task.split === split).length;
    expect([count("test"), count("validation"), count("train")]).toEqual([240, 60, 240]);
    expect(new Set(suite.tasks.map(({ id }) => id)).size).toBe(540);
    const splitsOfMap = new Map<string, Set<string>>();
    for (const { cluster, split } of suite.tasks) splitsOfMap.set(cluster ?? "", (splitsOfMap.get(cluster ?? "") ?? new Set()).add(split));
    expect([...splitsOfMap.values()].every((splits) => splits.size === 1)).toBe(true);
  });

  it("stays what it was released as", () => {
    expect(suite.tasks[16]).toEqual({
      id: "depot-017",
      split: "test",
      cluster: "map-4",
      strata: { difficulty: "hard", mistakes: "recoverable" },
      params: { seed: 1035046805, map: 4, difficulty: "hard", mistakes: "recoverable" },
    });
  });

  it("has a day sheet that is right about half of the time, in every stratum", () => {
    for (const difficulty of ["easy", "medium", "hard"]) {
      const tasks = suite.tasks.filter(({ strata }) => strata.difficulty === difficulty);
      const share = tasks.filter((task) => worldOf(task).hinted === worldOf(task).right).length / tasks.length;
      expect(share).toBeGreaterThan(0.4);
      expect(share).toBeLessThan(0.6);
    }
  });
});
