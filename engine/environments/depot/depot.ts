import { createHash } from "node:crypto";
import { z } from "zod";
import { invalidInput } from "@/core/app-error";
import type { Task } from "@/core/suite/task";
import type { Environment, EnvironmentSession, EnvironmentStep, EnvironmentView } from "../environment";
import { EnvironmentProblem } from "../environment-problem";
import { describeDepot } from "./depot-observation";
import { admissibleActions, applyAction } from "./depot-rules";
import { DEPOT_START, DepotState } from "./depot-state";
import { DepotTask } from "./depot-task";
import { buildDepotWorld, type DepotWorld } from "./depot-world";

export const DEPOT_VERSION = "1";

/** A state and the sentence that led to it: what an observation is made of. */
const DepotSnapshot = z.strictObject({ state: DepotState, said: z.string().nullable() });
type DepotSnapshot = z.infer<typeof DepotSnapshot>;

/** The depot: look on for certainty, or commit early. Its rules stand in this folder's README. */
export const depot: Environment = {
  name: "depot",
  version: DEPOT_VERSION,
  open: async (task) => openDepot(buildDepotWorld(parseDepotTask(task))),
};

function parseDepotTask(task: Task): DepotTask {
  const parsed = DepotTask.safeParse(task.params);
  if (!parsed.success)
    throw invalidInput(`Task ${task.id} is no depot task: ${z.prettifyError(parsed.error).replaceAll("\n", " ")}`, parsed.error);
  return parsed.data;
}

function openDepot(world: DepotWorld): EnvironmentSession {
  let current: DepotSnapshot = { state: DEPOT_START, said: null };
  return {
    start: viewDepot(world, current),
    step: async (action) => {
      const { state, said, valid } = applyAction(world, current.state, action);
      const filledNow = state.order === "filled" && current.state.order === "open";
      current = { state, said };
      return stepDepot(world, current, valid, filledNow ? 1 : 0);
    },
    snapshot: async () => current,
    restore: async (snapshot) => {
      current = readSnapshot(world, snapshot);
      return viewDepot(world, current);
    },
    close: async () => {},
  };
}

function stepDepot(world: DepotWorld, snapshot: DepotSnapshot, valid: boolean, reward: number): EnvironmentStep {
  const { order } = snapshot.state;
  return { ...viewDepot(world, snapshot), valid, reward, done: order !== "open", success: order === "filled" };
}

function viewDepot(world: DepotWorld, { state, said }: DepotSnapshot): EnvironmentView {
  const admissible = admissibleActions(world, state);
  return {
    observation: describeDepot(world, state, said, admissible),
    admissible,
    progress: measureProgress(world, state),
    stateHash: hashState(world, state),
  };
}

/** 1 for a filled order, a half for knowing the right crate, and up to there the share of the wrong crates that are known. */
function measureProgress(world: DepotWorld, state: DepotState): number {
  if (state.order === "filled") return 1;
  const known = Object.values(state.known);
  if (known.includes("right")) return 0.5;
  return (0.5 * known.length) / (world.crates.length - 1);
}

function hashState(world: DepotWorld, state: DepotState): string {
  const crates = world.crates.map(({ label }) => `${label}:${state.known[label] ?? "unknown"}`);
  const text = JSON.stringify([DEPOT_VERSION, world.task.seed, world.task.map, world.task.mistakes, crates, state.dock, state.order]);
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

function readSnapshot(world: DepotWorld, snapshot: unknown): DepotSnapshot {
  const parsed = DepotSnapshot.safeParse(snapshot);
  if (!parsed.success) throw new EnvironmentProblem("This is no snapshot of the depot: it can't be restored.", { cause: parsed.error });
  const labels = new Set(world.crates.map(({ label }) => label));
  for (const [label, known] of Object.entries(parsed.data.state.known)) {
    const agrees = labels.has(label) && (known === "right") === (label === world.right);
    if (!agrees) throw new EnvironmentProblem(`The snapshot is of another task: it knows crate ${label} as ${known}.`);
  }
  return parsed.data;
}
