import { type BuiltInEnvironment, findEnvironment } from "../environments/registry";
import type { ActionReader } from "./reading/action-reader";
import { depotReader } from "./reading/depot-reader";
import { workshopReader } from "./reading/workshop-reader";
import type { CloningOptions } from "./training/clone-behaviour";
import { type Demonstrator, goingNearest, preferring } from "./training/demonstrate";
import type { GrpoOptions } from "./training/grpo";

/** How the checkpoints of one environment are trained. */
export interface LabRecipe {
  readonly world: BuiltInEnvironment;
  readonly reader: ActionReader;
  readonly demonstrator: Demonstrator;
  /** Episodes that are demonstrated. */
  readonly demonstrations: number;
  readonly cloning: CloningOptions;
  readonly grpo: Pick<GrpoOptions, "steps" | "groupsPerStep" | "groupSize" | "rate" | "klWeight">;
  /** The one limit of `rl`, which is not told. */
  readonly generous: number;
  /** The limits of `budgetmix`, which are told. */
  readonly budgets: readonly number[];
}

/** The recipes of the lab, by environment. */
export function labRecipes(): ReadonlyMap<string, LabRecipe> {
  const workshop = findEnvironment("workshop");
  return new Map([
    [
      "depot",
      {
        world: findEnvironment("depot"),
        reader: depotReader,
        demonstrator: preferring("ship the right crate", "inspect the crate of the day sheet", "inspect another unknown crate"),
        demonstrations: 200,
        cloning: { epochs: 60, rate: 0.05, decay: 0.001 },
        grpo: { steps: 150, groupsPerStep: 16, groupSize: 8, rate: 0.05, klWeight: 0.005 },
        generous: 20,
        budgets: [1, 2, 3, 4, 6, 8, 12, 20],
      },
    ],
    [
      "workshop",
      {
        world: workshop,
        reader: workshopReader,
        demonstrator: goingNearest(workshop.costToGo ?? (() => null)),
        demonstrations: 60,
        cloning: { epochs: 60, rate: 0.05, decay: 0.001 },
        grpo: { steps: 60, groupsPerStep: 8, groupSize: 8, rate: 0.05, klWeight: 0.005 },
        generous: 64,
        budgets: [8, 12, 16, 24, 32, 48, 64],
      },
    ],
  ]);
}
