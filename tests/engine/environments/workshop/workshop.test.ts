import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Task } from "@/core/suite/task";
import type { EnvironmentSession } from "@/engine/environments/environment";
import { EnvironmentProblem } from "@/engine/environments/environment-problem";
import { parseWorkshopTask, workshop } from "@/engine/environments/workshop/workshop";
import { costToGo } from "@/engine/environments/workshop/workshop-cost";
import { admissibleActions, applyAction } from "@/engine/environments/workshop/workshop-rules";
import type { WorkshopState } from "@/engine/environments/workshop/workshop-state";
import { workshopSuite } from "@/engine/environments/workshop/workshop-suite";
import { workshopTemplate } from "@/engine/environments/workshop/workshop-template";
import { buildWorkshopWorld, type WorkshopWorld } from "@/engine/environments/workshop/workshop-world";

const suite = workshopSuite();
const worldOf = (task: Task) => buildWorkshopWorld(parseWorkshopTask(task));

function taskWhere(difficulty: string, supply: string): Task {
  const task = suite.tasks.find(({ strata }) => strata.difficulty === difficulty && strata.supply === supply);
  if (task === undefined) throw new Error("the suite has no such task");
  return task;
}

/** An action that brings the order nearest. */
function bestAction(world: WorkshopWorld, state: WorkshopState): string {
  const costOf = (action: string) => costToGo(world, applyAction(world, state, action).state) ?? Number.POSITIVE_INFINITY;
  const [best] = admissibleActions(world, state).sort((a, b) => costOf(a) - costOf(b));
  return best ?? "";
}

const anyTask = fc.constantFrom(...suite.tasks);
const easyTask = fc.constantFrom(...suite.tasks.filter(({ strata }) => strata.difficulty === "easy"));
const anyMoves = fc.array(fc.oneof({ weight: 6, arbitrary: fc.nat(50) }, { weight: 1, arbitrary: fc.string() }), {
  minLength: 1,
  maxLength: 15,
});

function actionOf(move: number | string, admissible: readonly string[]): string {
  return typeof move === "string" ? move : (admissible[move % Math.max(1, admissible.length)] ?? "nothing");
}

async function playMoves(session: EnvironmentSession, moves: readonly (number | string)[]) {
  const actions: string[] = [];
  const views = [session.start];
  for (const move of moves) {
    const action = actionOf(move, views.at(-1)?.admissible ?? []);
    actions.push(action);
    views.push(await session.step(action));
  }
  return { actions, views };
}

/** Whether the choices solve the task within twenty turns. */
async function solves(task: Task, choose: (admissible: readonly string[]) => string | undefined): Promise<boolean> {
  const session = await workshop.open(task);
  let view = session.start;
  for (let turn = 1; turn <= 20; turn++) {
    const step = await session.step(choose(view.admissible ?? []) ?? "");
    if (step.done) return step.success;
    view = step;
  }
  return false;
}

/** What can follow from a state, each once. */
function successors(world: WorkshopWorld, state: WorkshopState): WorkshopState[] {
  return admissibleActions(world, state).map((action) => applyAction(world, state, action).state);
}

/** Where moves lead, each a number that picks from what is possible then. */
function walk(world: WorkshopWorld, moves: readonly number[]): WorkshopState {
  return moves.reduce((state, move) => {
    const next = successors(world, state);
    return next[move % Math.max(1, next.length)] ?? state;
  }, world.start);
}

/** The smallest number of actions to the filled order by breadth-first search over the rules alone; null where no state fills it. */
function bruteForce(world: WorkshopWorld, from: WorkshopState): number | null {
  const seen = new Set([JSON.stringify(from)]);
  let front = [from];
  for (let depth = 0; front.length > 0; depth++) {
    if (front.some(({ order }) => order === "filled")) return depth;
    const next = front.flatMap((state) => successors(world, state)).map((state) => [JSON.stringify(state), state] as const);
    const fresh = new Map(next.filter(([key]) => !seen.has(key)));
    for (const key of fresh.keys()) seen.add(key);
    front = [...fresh.values()];
    if (depth > 14) return null;
  }
  return null;
}

describe("workshop", () => {
  it("replays and restores to the same observations and hashes (property)", async () => {
    await fc.assert(
      fc.asyncProperty(anyTask, anyMoves, anyMoves, async (task, moves, detour) => {
        const first = await workshop.open(task);
        const { actions, views } = await playMoves(first, moves);
        const snapshot: unknown = JSON.parse(JSON.stringify(await first.snapshot()));
        const again = await workshop.open(task);
        for (const [index, action] of actions.entries()) expect(await again.step(action)).toEqual(views[index + 1]);
        await playMoves(again, detour);
        expect(await again.restore(snapshot)).toMatchObject({
          observation: views.at(-1)?.observation,
          stateHash: views.at(-1)?.stateHash,
        });
        expect(await again.step("take nothing")).toEqual(await first.step("take nothing"));
      }),
      { numRuns: 100 },
    );
  });

  it("calls an action valid exactly if it is listed, changes nothing otherwise, and never throws (property)", async () => {
    await fc.assert(
      fc.asyncProperty(anyTask, anyMoves, fc.oneof(fc.nat(50), fc.string()), async (task, moves, lastMove) => {
        const session = await workshop.open(task);
        const before = (await playMoves(session, moves)).views.at(-1) ?? session.start;
        const admissible = before.admissible ?? [];
        const action = actionOf(lastMove, admissible);
        const after = await session.step(action);
        expect(after.valid).toBe(admissible.some((listed) => listed.toLowerCase() === action.trim().toLowerCase()));
        if (!after.valid) expect(after.stateHash).toBe(before.stateHash);
        for (const listed of after.admissible ?? []) expect(after.observation).toContain(listed);
      }),
      { numRuns: 150 },
    );
  });

  it("never names a number of turns", async () => {
    await fc.assert(
      fc.asyncProperty(anyTask, fc.array(fc.nat(50), { maxLength: 12 }), async (task, moves) => {
        const { views } = await playMoves(await workshop.open(task), moves);
        for (const { observation } of views) expect(observation).not.toMatch(/\d|turn|step/i);
      }),
    );
    expect(workshopTemplate.system).not.toMatch(/\d|turn|step/i);
  });

  it.each([
    ["easy", 8],
    ["medium", 16],
    ["hard", 32],
  ])("of %s tasks takes %i turns at the least, which the best actions reach", async (difficulty, turns) => {
    for (const supply of ["scarce", "reorderable"]) {
      const task = taskWhere(difficulty, supply);
      const world = worldOf(task);
      expect(costToGo(world, world.start)).toBe(turns);
      const session = await workshop.open(task);
      let state = world.start;
      for (let turn = 1; turn <= turns; turn++) {
        const action = bestAction(world, state);
        state = applyAction(world, state, action).state;
        const step = await session.step(action);
        expect(step).toMatchObject({ valid: true, success: turn === turns, reward: turn === turns ? 1 : 0 });
        expect(step.progress).toBeCloseTo(turn / turns, 12);
      }
    }
  });

  it("is not solved by chance, nor by whoever makes whatever can be made", async () => {
    let draw = 1;
    const random = (admissible: readonly string[]) => {
      draw = (draw * 48_271) % 2_147_483_647;
      return admissible[draw % admissible.length];
    };
    const greedy = (admissible: readonly string[]) => admissible.findLast((action) => !action.startsWith("order"));
    const tasks = suite.tasks.filter(({ split, strata }) => split === "test" && strata.difficulty !== "easy").slice(0, 60);
    const solvedBy = async (choose: typeof random) => {
      const solved = await Promise.all(tasks.map((task) => solves(task, choose)));
      return solved.filter(Boolean).length;
    };
    expect(await solvedBy(random)).toBeLessThan(4);
    expect(await solvedBy(greedy)).toBeLessThan(6);
  });

  it("has a cost-to-go that equals brute force from wherever play leads (property)", () => {
    fc.assert(
      fc.property(easyTask, fc.array(fc.nat(50), { maxLength: 6 }), (task, moves) => {
        const world = worldOf(task);
        const state = walk(world, moves);
        const cost = costToGo(world, state);
        // An easy order after six wasted turns still lies within the search's depth, or can't be filled at all.
        if (cost === null) expect(world.task.supply).toBe("scarce");
        else if (cost <= 9) expect(bruteForce(world, state)).toBe(cost);
      }),
      { numRuns: 15 },
    );
  }, 60_000);

  it("falls by at most one a turn, by one for some action, and never rises from nothing (property)", () => {
    fc.assert(
      fc.property(anyTask, fc.array(fc.nat(50), { maxLength: 25 }), (task, moves) => {
        const world = worldOf(task);
        const state = walk(world, moves);
        const cost = costToGo(world, state);
        const after = successors(world, state).map((next) => costToGo(world, next));
        if (cost === null) expect(after.every((next) => next === null)).toBe(true);
        else if (cost > 0) expect(Math.min(...after.map((next) => next ?? Number.POSITIVE_INFINITY))).toBe(cost - 1);
      }),
    );
  });

  it("can be spoilt in a scarce task for good, and only for a while in a reorderable one", () => {
    const spoil = (supply: string) =>
      suite.tasks
        .filter(({ strata }) => strata.supply === supply)
        .map(worldOf)
        .map((world) => {
          const emptied = { ...world.start, shelf: {} };
          return costToGo(world, emptied);
        });
    expect(spoil("scarce").every((cost) => cost === null)).toBe(true);
    expect(spoil("reorderable").every((cost) => cost !== null)).toBe(true);
  });

  it("refuses a snapshot of another task, what is none, and a task that it can't read", async () => {
    const session = await workshop.open(taskWhere("easy", "scarce"));
    const foreign = { state: { shelf: { unobtainium: 1 }, bench: {}, order: "open" }, said: null };
    await expect(session.restore(foreign)).rejects.toThrow(EnvironmentProblem);
    await expect(session.restore({ shelf: 3 })).rejects.toThrow(EnvironmentProblem);
    const odd = { id: "x-1", split: "test", cluster: null, strata: {}, params: { seed: -1 } };
    await expect(workshop.open(odd)).rejects.toThrow("Task x-1 is no workshop task");
  });
});

describe("the suite workshop 1", () => {
  it("has 240 test, 60 validation and 240 training tasks with unique ids, and no book in two splits", () => {
    const count = (split: string) => suite.tasks.filter((task) => task.split === split).length;
    expect([count("test"), count("validation"), count("train")]).toEqual([240, 60, 240]);
    expect(new Set(suite.tasks.map(({ id }) => id)).size).toBe(540);
    const splitsOfBook = new Map<string, Set<string>>();
    for (const { cluster, split } of suite.tasks)
      splitsOfBook.set(cluster ?? "", (splitsOfBook.get(cluster ?? "") ?? new Set()).add(split));
    expect([...splitsOfBook.values()].every((splits) => splits.size === 1)).toBe(true);
  });

  it("can be solved, every task of it, and names every product once", () => {
    for (const task of suite.tasks) {
      const world = worldOf(task);
      expect(costToGo(world, world.start)).not.toBeNull();
      const actions = world.recipes.map(({ product, parts }) => `${product}:${[...parts].sort().join("+")}`);
      expect(new Set(actions).size).toBe(actions.length);
    }
  });
});
