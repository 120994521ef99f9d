import type { EntryTally } from "../trajectory/tally";
import type { CompareReport } from "./compare-report";
import { limitsOf } from "./surface";

/** Fields without which numbers of both sides do not mean the same. */
const UNMATCHING: ReadonlySet<string> = new Set(["suite.name", "suite.version", "suite.split", "budget.unit"]);

/** Whether two entries were measured alike, apart from the checkpoint, and the names of the fields in which they differ. */
export function compareDesigns(a: EntryTally, b: EntryTally): CompareReport["matched"] {
  const same: Readonly<Record<string, boolean>> = {
    "suite.name": a.key.suite.name === b.key.suite.name,
    "suite.version": a.key.suite.version === b.key.suite.version,
    "suite.split": a.key.suite.split === b.key.suite.split,
    "budget.unit": a.key.unit === b.key.unit,
    "budget.visibility": a.key.visibility === b.key.visibility,
    "budget.limit": String(limitsOf(a)) === String(limitsOf(b)),
    tasks: String(taskIds(a)) === String(taskIds(b)),
    "task.cluster": haveSameClusters(a, b),
    episodes_per_task: haveSameEpisodes(a, b),
  };
  const differs = Object.keys(same).filter((field) => !same[field]);
  const status = differs.some((field) => UNMATCHING.has(field)) ? "unmatched" : differs.length > 0 ? "partly" : "matched";
  return { status, differs };
}

function taskIds(entry: EntryTally): string[] {
  return entry.tasks.map((task) => JSON.stringify(task.taskId)).sort();
}

function haveSameClusters(a: EntryTally, b: EntryTally): boolean {
  const ofB = new Map(b.tasks.map((task) => [task.taskId, task.cluster]));
  return a.tasks.every((task) => !ofB.has(task.taskId) || ofB.get(task.taskId) === task.cluster);
}

/** Whether every task of both was attempted equally often under every limit of both. */
function haveSameEpisodes(a: EntryTally, b: EntryTally): boolean {
  const place = (taskId: string, limit: number | null) => JSON.stringify([taskId, limit]);
  const ofB = new Map(b.tasks.flatMap((task) => task.limits.map((tally) => [place(task.taskId, tally.limit), tally.episodes] as const)));
  return a.tasks.every((task) =>
    task.limits.every((tally) => (ofB.get(place(task.taskId, tally.limit)) ?? tally.episodes) === tally.episodes),
  );
}
