import { createHash } from "node:crypto";
import { z } from "zod";
import { invalidInput } from "@/core/app-error";
import type { Task } from "@/core/suite/task";
import type { Environment, EnvironmentSession, EnvironmentStep, EnvironmentView } from "../environment";
import { EnvironmentProblem } from "../environment-problem";
import { costToGo } from "./workshop-cost";
import { describeWorkshop } from "./workshop-observation";
import { admissibleActions, applyAction } from "./workshop-rules";
import { WorkshopState } from "./workshop-state";
import { WorkshopTask } from "./workshop-task";
import { buildWorkshopWorld, type WorkshopWorld } from "./workshop-world";

export const WORKSHOP_VERSION = "1";

/** A state and the sentence that led to it: what an observation is made of. */
const WorkshopSnapshot = z.strictObject({ state: WorkshopState, said: z.string().nullable() });
type WorkshopSnapshot = z.infer<typeof WorkshopSnapshot>;

/** The workshop: a plan of many turns over materials that run out. Its rules stand in this folder's README. */
export const workshop: Environment = {
  name: "workshop",
  version: WORKSHOP_VERSION,
  open: async (task) => openWorkshop(buildWorkshopWorld(parseWorkshopTask(task))),
};

/** d* at a snapshot of the task. Throws EnvironmentProblem for what is none. */
export function workshopCostToGo(task: Task, snapshot: unknown): number | null {
  const world = buildWorkshopWorld(parseWorkshopTask(task));
  return costToGo(world, readSnapshot(world, snapshot).state);
}

export function parseWorkshopTask(task: Task): WorkshopTask {
  const parsed = WorkshopTask.safeParse(task.params);
  if (!parsed.success)
    throw invalidInput(`Task ${task.id} is no workshop task: ${z.prettifyError(parsed.error).replaceAll("\n", " ")}`, parsed.error);
  return parsed.data;
}

function openWorkshop(world: WorkshopWorld): EnvironmentSession {
  const startCost = costToGo(world, world.start);
  let current: WorkshopSnapshot = { state: world.start, said: null };
  return {
    start: viewWorkshop(world, current, startCost),
    step: async (action) => {
      const { state, said, valid } = applyAction(world, current.state, action);
      const filledNow = state.order === "filled" && current.state.order === "open";
      current = { state, said };
      return stepWorkshop(world, current, startCost, valid, filledNow ? 1 : 0);
    },
    snapshot: async () => current,
    restore: async (snapshot) => {
      current = readSnapshot(world, snapshot);
      return viewWorkshop(world, current, startCost);
    },
    close: async () => {},
  };
}

function stepWorkshop(
  world: WorkshopWorld,
  snapshot: WorkshopSnapshot,
  startCost: number | null,
  valid: boolean,
  reward: number,
): EnvironmentStep {
  const filled = snapshot.state.order === "filled";
  return { ...viewWorkshop(world, snapshot, startCost), valid, reward, done: filled, success: filled };
}

function viewWorkshop(world: WorkshopWorld, { state, said }: WorkshopSnapshot, startCost: number | null): EnvironmentView {
  const admissible = admissibleActions(world, state);
  return {
    observation: describeWorkshop(world, state, said, admissible),
    admissible,
    progress: measureProgress(costToGo(world, state), startCost),
    stateHash: hashState(world, state),
  };
}

/** The share of the shortest plan that is done; 0 where the order can't be filled any more. */
function measureProgress(left: number | null, startCost: number | null): number {
  if (left === null || startCost === null || startCost === 0) return 0;
  return Math.max(0, 1 - left / startCost);
}

function hashState({ task }: WorkshopWorld, { shelf, bench, order }: WorkshopState): string {
  const { seed, book, difficulty, supply } = task;
  const text = JSON.stringify([WORKSHOP_VERSION, seed, book, difficulty, supply, shelf, bench, order]);
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

function readSnapshot(world: WorkshopWorld, snapshot: unknown): WorkshopSnapshot {
  const parsed = WorkshopSnapshot.safeParse(snapshot);
  if (!parsed.success) throw new EnvironmentProblem("This is no snapshot of the workshop: it can't be restored.", { cause: parsed.error });
  const { shelf, bench } = parsed.data.state;
  const known = new Set([...world.materials, ...world.recipes.map(({ product }) => product)]);
  const foreign = [...Object.keys(shelf).filter((item) => !world.materials.includes(item)), ...Object.keys(bench)].find(
    (item) => !known.has(item),
  );
  if (foreign !== undefined) throw new EnvironmentProblem(`The snapshot is of another task: there is no ${foreign} here.`);
  return parsed.data;
}
