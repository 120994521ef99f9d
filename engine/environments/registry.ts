import { AppError } from "@/core/app-error";
import type { Suite } from "@/core/suite/suite";
import type { Task } from "@/core/suite/task";
import type { SuiteTemplate } from "../suite-template";
import { depot } from "./depot/depot";
import { depotSuite } from "./depot/depot-suite";
import { depotTemplate } from "./depot/depot-template";
import type { Environment } from "./environment";
import { workshop, workshopCostToGo } from "./workshop/workshop";
import { workshopSuite } from "./workshop/workshop-suite";
import { workshopTemplate } from "./workshop/workshop-template";

/** An environment that comes with the platform: its world, how it speaks to a model, and its suite. */
export interface BuiltInEnvironment {
  readonly environment: Environment;
  readonly template: SuiteTemplate;
  readonly suite: Suite;
  /**
   * d*: the smallest number of turns from a snapshot of a task to its success; null where there is none any more. Undefined for an
   * environment that hides something from the agent, where the shortest way is no measure of a decision.
   */
  readonly costToGo?: (task: Task, snapshot: unknown) => number | null;
}

/** Every environment that comes with the platform, by name. */
export const ENVIRONMENTS: ReadonlyMap<string, BuiltInEnvironment> = new Map([
  [depot.name, { environment: depot, template: depotTemplate, suite: depotSuite() }],
  [workshop.name, { environment: workshop, template: workshopTemplate, suite: workshopSuite(), costToGo: workshopCostToGo }],
]);

/** The environment of that name; throws `not_found` with the names that exist. */
export function findEnvironment(name: string): BuiltInEnvironment {
  const found = ENVIRONMENTS.get(name);
  if (found === undefined)
    throw new AppError("not_found", `There is no environment "${name}". Choose one of: ${[...ENVIRONMENTS.keys()].join(", ")}.`);
  return found;
}
