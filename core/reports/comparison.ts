import { invalidInput } from "../app-error";
import { fisherExact } from "../stats/fisher-exact";
import { groupIntoUnits, type Units } from "../stats/units";
import type { EntryTally, TaskTally } from "../trajectory/tally";
import type { CompareTask } from "./compare-report";
import { asGrid, defaultSampleCounts, sharedBudgets } from "./default-grid";
import type { CompareOptions, ErrorConvention, ReportMode } from "./report-options";
import { byTaskId, countsAt, defaultModeOf, episodesOf, openSurface, type Surface } from "./surface";
import { scoreTasks } from "./task-scores";

/** Two entries read alike over the tasks that both have, and the grid to compare them on. */
export interface Comparison {
  readonly a: Surface;
  readonly b: Surface;
  readonly mode: ReportMode;
  readonly errors: ErrorConvention;
  readonly units: Units;
  /** One name a unit: equal for units of other comparisons that are the same task or cluster. */
  readonly unitNames: readonly string[];
  readonly onlyA: readonly string[];
  readonly onlyB: readonly string[];
  readonly k: readonly number[];
  readonly t: readonly number[];
}

/** The scores of both sides at one (K, T), task by task. */
export interface PairedScores {
  readonly a: Float64Array;
  readonly b: Float64Array;
  readonly differences: Float64Array;
  /** Whether every task has exactly one episode a side. */
  readonly single: boolean;
}

/** Pairs tasks, decides one mode on both sides and fills in the grid. Throws `invalid_input` where that cannot be done. */
export function openComparison(entryA: EntryTally, entryB: EntryTally, options: CompareOptions): Comparison {
  const mode = options.mode ?? commonMode([entryA, entryB]);
  const { paired, onlyA, onlyB } = pairTasks(entryA, entryB);
  const a = openSurface(entryA, mode, paired);
  const b = openSurface(entryB, mode, paired);
  const t = options.t ? asGrid(options.t) : sharedBudgets([a, b]);
  const used = [
    { surface: a, t },
    { surface: b, t },
  ];
  const k = options.k ? asGrid(options.k) : defaultSampleCounts(used, options.errors);
  return { a, b, mode, errors: options.errors, ...pairUnits(a.tasks, b.tasks), onlyA, onlyB, k, t };
}

/** What varies together in two lists of the same tasks. */
export function pairUnits(a: readonly TaskTally[], b: readonly TaskTally[]): Pick<Comparison, "units" | "unitNames"> {
  const clusters = pairClusters(a, b);
  const names = new Set(a.map(({ taskId }, i) => JSON.stringify(clusters[i] === null ? [taskId] : ["cluster", clusters[i]])));
  return { units: groupIntoUnits(clusters), unitNames: [...names] };
}

/** The default mode of all; throws `invalid_input` where they have different ones. */
export function commonMode(entries: readonly EntryTally[]): ReportMode {
  const modes = entries.map(defaultModeOf);
  const [mode = "rerun"] = modes;
  const other = modes.findIndex((one) => one !== mode);
  if (other === -1) return mode;
  const describe = (index: number) => `${entries[index]?.key.checkpoint} would be read in mode ${modes[index]}`;
  const all = entries.length === 2 ? "both" : "all";
  throw invalidInput(`${describe(0)} and ${describe(other)}; modes are never mixed, so choose one mode for ${all}.`);
}

function pairTasks(a: EntryTally, b: EntryTally): { paired: ReadonlySet<string>; onlyA: string[]; onlyB: string[] } {
  const inA = new Set(a.tasks.map((task) => task.taskId));
  const inB = new Set(b.tasks.map((task) => task.taskId));
  const missingIn = (entry: EntryTally, other: ReadonlySet<string>) =>
    entry.tasks
      .filter((task) => !other.has(task.taskId))
      .sort(byTaskId)
      .map((task) => task.taskId);
  const paired = new Set([...inA].filter((taskId) => inB.has(taskId)));
  if (paired.size === 0) {
    throw invalidInput(
      `${a.key.checkpoint} and ${b.key.checkpoint} have no task in common, so there is nothing to pair; compare entries of one suite.`,
    );
  }
  return { paired, onlyA: missingIn(a, inB), onlyB: missingIn(b, inA) };
}

/** Clusters of the paired tasks; where the sides contradict each other the same one is taken whichever side is A. */
function pairClusters(a: readonly TaskTally[], b: readonly TaskTally[]): (string | null)[] {
  return a.map((task, i) => {
    const names = [task.cluster, b[i]?.cluster ?? null].filter((name) => name !== null).sort();
    return names[0] ?? null;
  });
}

/** Scores of both sides and their differences, or why there are none. */
export function scorePair(comparison: Comparison, k: number, t: number): PairedScores | { readonly reason: string } {
  const a = scoreTasks(countsAt(comparison.a, t), k, comparison.errors);
  const b = scoreTasks(countsAt(comparison.b, t), k, comparison.errors);
  const reasons = [
    ...("reason" in a ? [`${comparison.a.entry.key.checkpoint}: ${a.reason}`] : []),
    ...("reason" in b ? [`${comparison.b.entry.key.checkpoint}: ${b.reason}`] : []),
  ];
  if ("reason" in a || "reason" in b) return { reason: reasons.join("; ") };
  const tasks = comparison.units.of.length;
  return {
    a: a.scores,
    b: b.scores,
    differences: a.scores.map((score, task) => score - (b.scores[task] ?? 0)),
    single: a.smallestN === 1 && b.smallestN === 1 && a.episodes === tasks && b.episodes === tasks,
  };
}

/** Counts of both sides for each paired task at T, in the order of their ids; tasks whose successes cannot be dated are left out. */
export function listPairedCounts({ a, b, errors }: Comparison, t: number): CompareTask[] {
  const countsA = countsAt(a, t);
  const countsB = countsAt(b, t);
  if ("reason" in countsA || "reason" in countsB) return [];
  return a.tasks.flatMap((task, i) => {
    const ofA = countsA[i];
    const ofB = countsB[i];
    if (!ofA || !ofB || ofA.unknownTurns + ofB.unknownTurns > 0) return [];
    const side = (counts: typeof ofA) => ({ n: episodesOf(counts, errors), c: counts.successes });
    const counts = { a: side(ofA), b: side(ofB) };
    const { a: one, b: other } = counts;
    return [{ task_id: task.taskId, ...counts, fisher_p: one.n > 0 && other.n > 0 ? fisherExact(one.c, one.n, other.c, other.n) : null }];
  });
}
