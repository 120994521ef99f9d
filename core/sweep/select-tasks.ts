import { invalidInput } from "../app-error";
import type { Task } from "../suite/task";
import { deriveSeed } from "./derive-seed";
import type { SweepSpec } from "./sweep-spec";

type Selection = Pick<SweepSpec, "suite" | "tasks">;

/**
 * The tasks of a sweep, ordered by id. A drawn set depends on its seed and the tasks' ids only, and a smaller draw is part of a larger
 * one. Throws `invalid_input` where the split is empty, a named task is not in it, or more are asked for than there are.
 */
export function selectTasks({ suite, tasks: filter }: Selection, tasks: readonly Task[]): Task[] {
  const inSplit = tasks.filter(({ split }) => split === suite.split).sort(byId);
  if (inSplit.length === 0) throw invalidInput(`Suite ${suite.name} has no tasks in its split "${suite.split}".`);
  if (filter.kind === "all") return inSplit;
  if (filter.kind === "ids") return namedTasks(inSplit, filter.ids, suite);
  if (filter.count > inSplit.length) {
    throw invalidInput(`${filter.count} tasks were asked for, but ${suite.name} ${suite.split} has ${inSplit.length}.`);
  }
  return orderBySeed(inSplit, filter.seed).slice(0, filter.count).sort(byId);
}

/** The tasks in an order that only the seed and their ids decide. */
export function orderBySeed(tasks: readonly Task[], seed: number): Task[] {
  const keyed = tasks.map((task) => ({ task, key: deriveSeed("task", seed, task.id) }));
  return keyed.sort((a, b) => a.key - b.key || byId(a.task, b.task)).map(({ task }) => task);
}

function namedTasks(inSplit: readonly Task[], ids: readonly string[], suite: SweepSpec["suite"]): Task[] {
  const wanted = new Set(ids);
  const found = inSplit.filter(({ id }) => wanted.has(id));
  for (const { id } of found) wanted.delete(id);
  if (wanted.size > 0)
    throw invalidInput(`Not in ${suite.name} ${suite.split}: ${[...wanted].slice(0, 5).join(", ")}. Name tasks of that split.`);
  return found;
}

function byId(a: Task, b: Task): number {
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}
