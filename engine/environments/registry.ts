import { AppError } from "@/core/app-error";
import type { Suite } from "@/core/suite/suite";
import type { SuiteTemplate } from "../suite-template";
import { depot } from "./depot/depot";
import { depotSuite } from "./depot/depot-suite";
import { depotTemplate } from "./depot/depot-template";
import type { Environment } from "./environment";

/** An environment that comes with the platform: its world, how it speaks to a model, and its suite. */
export interface BuiltInEnvironment {
  readonly environment: Environment;
  readonly template: SuiteTemplate;
  readonly suite: Suite;
}

/** Every environment that comes with the platform, by name. */
export const ENVIRONMENTS: ReadonlyMap<string, BuiltInEnvironment> = new Map([
  [depot.name, { environment: depot, template: depotTemplate, suite: depotSuite() }],
]);

/** The environment of that name; throws `not_found` with the names that exist. */
export function findEnvironment(name: string): BuiltInEnvironment {
  const found = ENVIRONMENTS.get(name);
  if (found === undefined)
    throw new AppError("not_found", `There is no environment "${name}". Choose one of: ${[...ENVIRONMENTS.keys()].join(", ")}.`);
  return found;
}
