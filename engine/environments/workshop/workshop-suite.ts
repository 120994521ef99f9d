import type { Suite } from "@/core/suite/suite";
import type { Task } from "@/core/suite/task";
import { deriveSeed } from "@/core/sweep/derive-seed";
import { WORKSHOP_VERSION } from "./workshop";
import { WORKSHOP_DIFFICULTIES, type WorkshopTask } from "./workshop-task";

/** A released version of a suite never changes: ids, seeds and splits of version 1 are fixed by these numbers. */
const SUITE_VERSION = "1";
const TASKS_PER_BOOK = 4;
const SPLITS = [
  { split: "test", books: 60 },
  { split: "validation", books: 15 },
  { split: "train", books: 60 },
] as const;

/** The suite `workshop` 1: 240 test, 60 validation and 240 training tasks; four to a recipe book, and no book in two splits. */
export function workshopSuite(): Suite {
  const splits = SPLITS.flatMap(({ split, books }) => new Array<string>(books).fill(split));
  const tasks = splits.flatMap((split, index) => tasksOfBook(split, index + 1));
  return { name: "workshop", version: SUITE_VERSION, environment: { name: "workshop", version: WORKSHOP_VERSION }, tasks };
}

function tasksOfBook(split: string, book: number): Task[] {
  const difficulty = WORKSHOP_DIFFICULTIES[book % WORKSHOP_DIFFICULTIES.length] ?? "easy";
  return Array.from({ length: TASKS_PER_BOOK }, (_, place) => {
    const number = (book - 1) * TASKS_PER_BOOK + place + 1;
    const supply = number % 2 === 0 ? "scarce" : "reorderable";
    const params: WorkshopTask = { seed: deriveSeed("workshop-task", SUITE_VERSION, number), book, difficulty, supply };
    return { id: `workshop-${String(number).padStart(3, "0")}`, split, cluster: `book-${book}`, strata: { difficulty, supply }, params };
  });
}
