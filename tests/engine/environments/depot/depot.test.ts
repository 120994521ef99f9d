import { describe, expect, it } from "vitest";
import type { Task } from "@/core/suite/task";
import { depot } from "@/engine/environments/depot/depot";
import { depotSuite } from "@/engine/environments/depot/depot-suite";
import { DepotTask } from "@/engine/environments/depot/depot-task";
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

describe("depot", () => {
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

  it("refuses a snapshot of another task", async () => {
    const task = taskWhere("recoverable");
    const session = await depot.open(task);
    const foreign = { state: { known: { [worldOf(task).right]: "wrong" }, dock: "free", order: "open" }, said: null };
    await expect(session.restore(foreign)).rejects.toThrow(EnvironmentProblem);
  });
});

describe("the suite depot 1", () => {
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
