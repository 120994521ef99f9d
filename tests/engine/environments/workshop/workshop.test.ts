import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Task } from "@/core/suite/task";
import { EnvironmentProblem } from "@/engine/environments/environment-problem";
import { parseWorkshopTask, workshop } from "@/engine/environments/workshop/workshop";
import { costToGo } from "@/engine/environments/workshop/workshop-cost";
import { admissibleActions, applyAction } from "@/engine/environments/workshop/workshop-rules";
import type { WorkshopState } from "@/engine/environments/workshop/workshop-state";
import { workshopSuite } from "@/engine/environments/workshop/workshop-suite";
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

  it("refuses a snapshot of another task", async () => {
    const session = await workshop.open(taskWhere("easy", "scarce"));
    const foreign = { state: { shelf: { unobtainium: 1 }, bench: {}, order: "open" }, said: null };
    await expect(session.restore(foreign)).rejects.toThrow(EnvironmentProblem);
  });
});

describe("the suite workshop 1", () => {
  it("can be solved, every task of it, and names every product once", () => {
    for (const task of suite.tasks) {
      const world = worldOf(task);
      expect(costToGo(world, world.start)).not.toBeNull();
      const actions = world.recipes.map(({ product, parts }) => `${product}:${[...parts].sort().join("+")}`);
      expect(new Set(actions).size).toBe(actions.length);
    }
  });
});
