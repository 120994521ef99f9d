import type { Suite } from "@/core/suite/suite";
import type { Task } from "@/core/suite/task";
import { deriveSeed } from "@/core/sweep/derive-seed";
import { DEPOT_VERSION } from "./depot";
import type { DepotTask } from "./depot-task";

/** A released version of a suite never changes: ids, seeds and splits of version 1 are fixed by these numbers. */
const SUITE_VERSION = "1";
const TASKS_PER_MAP = 5;
const DIFFICULTY_CYCLE = ["easy", "hard", "medium"] as const;
const SPLITS = [
  { split: "test", maps: 48 },
  { split: "validation", maps: 12 },
  { split: "train", maps: 48 },
] as const;

/** The suite `depot` 1: 240 test, 60 validation and 240 training tasks; five to a map, and no map in two splits. */
export function depotSuite(): Suite {
  const splits = SPLITS.flatMap(({ split, maps }) => new Array<string>(maps).fill(split));
  const tasks = splits.flatMap((split, index) => tasksOfMap(split, index + 1));
  return { name: "depot", version: SUITE_VERSION, environment: { name: "depot", version: DEPOT_VERSION }, tasks };
}

function tasksOfMap(split: string, map: number): Task[] {
  const difficulty = DIFFICULTY_CYCLE[map % DIFFICULTY_CYCLE.length] ?? "easy";
  return Array.from({ length: TASKS_PER_MAP }, (_, place) => {
    const number = (map - 1) * TASKS_PER_MAP + place + 1;
    const mistakes = number % 2 === 0 ? "sealed" : "recoverable";
    const params: DepotTask = { seed: deriveSeed("depot-task", SUITE_VERSION, number), map, difficulty, mistakes };
    return { id: `depot-${String(number).padStart(3, "0")}`, split, cluster: `map-${map}`, strata: { difficulty, mistakes }, params };
  });
}
