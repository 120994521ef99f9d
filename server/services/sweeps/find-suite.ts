import { AppError, invalidInput } from "@/core/app-error";
import type { SweepSpec } from "@/core/sweep/sweep-spec";
import { type BuiltInEnvironment, ENVIRONMENTS } from "@/engine/environments/registry";

/** The environment whose suite a sweep names. Throws `invalid_input` for a suite or version that is not here. */
export function findSuite({ name, version }: SweepSpec["suite"]): BuiltInEnvironment {
  const found = [...ENVIRONMENTS.values()].find(({ suite }) => suite.name === name);
  if (found === undefined) throw invalidInput(`There is no suite "${name}" to run. Choose one of: ${listSuiteNames().join(", ")}.`);
  if (found.suite.version !== version) {
    throw new AppError("conflict", `Suite ${name} is here in version ${found.suite.version}, and version ${version} is asked for.`);
  }
  return found;
}

function listSuiteNames(): string[] {
  return [...ENVIRONMENTS.values()].map(({ suite }) => suite.name);
}
