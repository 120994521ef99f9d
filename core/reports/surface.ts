import { groupIntoUnits, type Units } from "../stats/units";
import type { EntryTally, LimitTally, TaskTally } from "../trajectory/tally";
import type { ErrorConvention, ReportMode } from "./report-options";

/** Why something is not estimable. */
export interface NotEstimable {
  readonly reason: string;
}

/** What one task contributes to a cell, before K is chosen. */
export interface TaskCounts {
  readonly counted: number;
  /** Successes under the limit T, or by turn T. */
  readonly successes: number;
  /** Missing or not graded. */
  readonly missing: number;
  /** Successes whose turn is not known: in mode truncate nothing can be said about T. */
  readonly unknownTurns: number;
}

/** An entry read in one mode: the counts of its tasks, in the order of their ids, at any T. */
export interface Surface {
  readonly entry: EntryTally;
  readonly mode: ReportMode;
  readonly tasks: readonly TaskTally[];
  readonly units: Units;
  /** Budgets that the entry's episodes were run under, ascending; an unknown limit (null) stands last. */
  readonly limits: readonly (number | null)[];
  /** The largest limit, or what stands in for it; null where neither limits nor turns are known. */
  readonly largestBudget: number | null;
  /** What stands in for an unknown limit. */
  readonly standIn: number | null;
  readonly countsByBudget: Map<number, readonly TaskCounts[] | NotEstimable>;
}

/** The budgets of an entry's episodes, ascending; an unknown limit (null) stands last. */
export function limitsOf(entry: EntryTally): (number | null)[] {
  const limits = new Set(entry.tasks.flatMap((task) => task.limits.map((tally) => tally.limit)));
  return [...limits].sort((a, b) => (a ?? Number.POSITIVE_INFINITY) - (b ?? Number.POSITIVE_INFINITY));
}

/** Contracts §2.2: `rerun` where the episodes carry two or more limits, else `truncate`. */
export function defaultModeOf(entry: EntryTally): ReportMode {
  return limitsOf(entry).filter((limit) => limit !== null).length >= 2 ? "rerun" : "truncate";
}

/** Reads an entry in a mode; `only` keeps the tasks of a comparison, the largest budget stays that of the whole entry. */
export function openSurface(entry: EntryTally, mode: ReportMode, only?: ReadonlySet<string>): Surface {
  const tasks = entry.tasks.filter((task) => only === undefined || only.has(task.taskId)).sort(byTaskId);
  const limits = limitsOf(entry);
  const standIn = limits.includes(null) ? standInOf(entry) : null;
  return {
    entry,
    mode,
    tasks,
    units: groupIntoUnits(tasks.map((task) => task.cluster)),
    limits,
    standIn,
    largestBudget: Math.max(standIn ?? 0, largest(limits.map((limit) => limit ?? 0))) || null,
    countsByBudget: new Map(),
  };
}

/** Code-unit order: the same on every machine. */
export function byTaskId(a: { readonly taskId: string }, b: { readonly taskId: string }): number {
  return a.taskId < b.taskId ? -1 : a.taskId > b.taskId ? 1 : 0;
}

/** What stands in for an unknown limit: the entry's largest number of turns used, or its latest success where that is unknown. */
function standInOf(entry: EntryTally): number | null {
  const tallies = entry.tasks.flatMap((task) => task.limits);
  const used = largest(tallies.map((tally) => tally.maxTurnsUsed ?? 0));
  return used || largest(tallies.map((tally) => tally.successTurns.at(-1)?.[0] ?? 0)) || null;
}

function largest(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, value), 0);
}

/** The counts of every task at T, in the order of `surface.tasks`; or why there are none (contracts §2.5). */
export function countsAt(surface: Surface, t: number): readonly TaskCounts[] | NotEstimable {
  const known = surface.countsByBudget.get(t);
  const counts = known ?? (surface.mode === "rerun" ? rerunCounts(surface, t) : truncateCounts(surface, t));
  if (!known) surface.countsByBudget.set(t, counts);
  return counts;
}

function rerunCounts({ tasks, limits }: Surface, t: number): readonly TaskCounts[] | NotEstimable {
  if (!limits.includes(t)) return { reason: `no episode was run under a limit of ${t}` };
  return tasks.map((task) => addUp(task.limits.filter((tally) => tally.limit === t).map(whole)));
}

function truncateCounts({ tasks, largestBudget: budget, standIn }: Surface, t: number): readonly TaskCounts[] | NotEstimable {
  if (budget === null) return { reason: "neither the limit nor the turns used are known" };
  if (t > budget) return { reason: `T = ${t} is beyond the longest budget, ${budget}` };
  return tasks.map((task) => addUp(task.limits.filter((tally) => (tally.limit ?? standIn) === budget).map((tally) => cutAt(tally, t))));
}

function whole(tally: LimitTally): TaskCounts {
  return { counted: tally.counted, successes: tally.successes, missing: tally.episodes - tally.counted, unknownTurns: 0 };
}

function cutAt(tally: LimitTally, t: number): TaskCounts {
  let known = 0;
  let byT = 0;
  for (const [turn, count] of tally.successTurns) {
    known += count;
    if (turn <= t) byT += count;
  }
  return { ...whole(tally), successes: byT, unknownTurns: tally.successes - known };
}

function addUp(counts: readonly TaskCounts[]): TaskCounts {
  const total = { counted: 0, successes: 0, missing: 0, unknownTurns: 0 };
  for (const one of counts) {
    total.counted += one.counted;
    total.successes += one.successes;
    total.missing += one.missing;
    total.unknownTurns += one.unknownTurns;
  }
  return total;
}

/** n of a task: missing and ungraded episodes leave it, or enter it as failures (contracts §2.4). */
export function episodesOf(counts: TaskCounts, errors: ErrorConvention): number {
  return errors === "fail" ? counts.counted + counts.missing : counts.counted;
}
