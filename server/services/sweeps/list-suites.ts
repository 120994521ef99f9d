import { ENVIRONMENTS } from "@/engine/environments/registry";

/** A suite that can be swept, with the number of tasks in each split. */
export interface SuiteChoice {
  name: string;
  version: string;
  splits: { name: string; tasks: number }[];
}

/** The suites of the environments that come with the platform; splits in the order of their tasks. */
export function listSuites(): SuiteChoice[] {
  return [...ENVIRONMENTS.values()].map(({ suite: { name, version, tasks } }) => {
    const counts = new Map<string, number>();
    for (const { split } of tasks) counts.set(split, (counts.get(split) ?? 0) + 1);
    return { name, version, splits: [...counts].map(([split, count]) => ({ name: split, tasks: count })) };
  });
}
