import { ByEntry } from "./by-entry";
import type { EntryKey } from "./entry";
import type { Method } from "./method";
import type { Outcome } from "./outcome";
import { isMissing, type StopReason } from "./stop-reason";
import type { EntryTally, LimitTally, TaskTally } from "./tally";

interface OpenLimit {
  readonly limit: number | null;
  counted: number;
  successes: number;
  notGraded: number;
  readonly successTurns: Map<number, number>;
  readonly stopReasons: Map<StopReason, number>;
  maxTurnsUsed: number | null;
  turnsKnown: number;
  turnsTotal: number;
}

interface OpenTask {
  readonly taskId: string;
  cluster: string | null;
  readonly limits: Map<number | null, OpenLimit>;
  readonly transcripts: Map<string, number>;
}

interface OpenEntry {
  readonly key: EntryKey;
  method: Method | null;
  readonly family: Agreement<string>;
  readonly trainSeed: Agreement<number>;
  duplicates: number;
  readonly tasks: Map<string, OpenTask>;
}

/** A fact that every episode may tell: known while those that tell it say the same, whatever their order. */
interface Agreement<Value> {
  value: Value | null;
  contradicted: boolean;
}

/** Adds outcomes up to the counts that reports are made of; its memory grows with tasks and limits, not with text. */
export class TallyBuilder {
  readonly #entries = new ByEntry<OpenEntry>(openEntry);

  /** Counts one outcome. Whether it is a repeat is the ledger's question: whatever is added counts. */
  add(outcome: Outcome): void {
    const entry = this.#entries.of(outcome.entry);
    entry.method ??= outcome.method;
    agree(entry.family, outcome.family);
    agree(entry.trainSeed, outcome.trainSeed);
    const task = openTask(entry, outcome.taskId);
    task.cluster ??= outcome.cluster;
    if (outcome.transcriptHash !== null) increment(task.transcripts, outcome.transcriptHash);
    count(openLimit(task, outcome.limit), outcome);
  }

  /** Counts an equal repeat of an outcome that was added before. */
  addDuplicate(key: EntryKey): void {
    this.#entries.of(key).duplicates += 1;
  }

  /** The counts so far; entries, tasks and limits in an order that does not depend on the order of adding. */
  entries(): EntryTally[] {
    return this.#entries.sorted().map(closeEntry);
  }
}

/** The counts of a set of distinct outcomes. */
export function buildTallies(outcomes: Iterable<Outcome>): EntryTally[] {
  const builder = new TallyBuilder();
  for (const outcome of outcomes) builder.add(outcome);
  return builder.entries();
}

function openEntry(key: EntryKey): OpenEntry {
  const untold = { value: null, contradicted: false };
  return { key, method: null, family: { ...untold }, trainSeed: { ...untold }, duplicates: 0, tasks: new Map() };
}

function agree<Value>(fact: Agreement<Value>, told: Value | null | undefined): void {
  if (told === null || told === undefined || told === fact.value) return;
  if (fact.value === null) fact.value = told;
  else fact.contradicted = true;
}

function settled<Value>({ value, contradicted }: Agreement<Value>): Value | null {
  return contradicted ? null : value;
}

function openTask(entry: OpenEntry, taskId: string): OpenTask {
  const known = entry.tasks.get(taskId);
  if (known) return known;
  const task: OpenTask = { taskId, cluster: null, limits: new Map(), transcripts: new Map() };
  entry.tasks.set(taskId, task);
  return task;
}

function openLimit(task: OpenTask, limit: number | null): OpenLimit {
  const known = task.limits.get(limit);
  if (known) return known;
  const open: OpenLimit = {
    limit,
    counted: 0,
    successes: 0,
    notGraded: 0,
    successTurns: new Map(),
    stopReasons: new Map(),
    maxTurnsUsed: null,
    turnsKnown: 0,
    turnsTotal: 0,
  };
  task.limits.set(limit, open);
  return open;
}

function count(open: OpenLimit, outcome: Outcome): void {
  increment(open.stopReasons, outcome.stopReason);
  if (outcome.turnsUsed !== null) open.maxTurnsUsed = Math.max(open.maxTurnsUsed ?? 0, outcome.turnsUsed);
  if (isMissing(outcome.stopReason)) return;
  if (outcome.success === null) {
    open.notGraded += 1;
    return;
  }
  open.counted += 1;
  if (outcome.turnsUsed !== null) {
    open.turnsKnown += 1;
    open.turnsTotal += outcome.turnsUsed;
  }
  if (!outcome.success) return;
  open.successes += 1;
  if (outcome.successTurn !== null) increment(open.successTurns, outcome.successTurn);
}

function closeEntry(entry: OpenEntry): EntryTally {
  const tasks = [...entry.tasks.values()].sort((a, b) => compareText(a.taskId, b.taskId));
  const transcripts = tasks.flatMap((task) => [...task.transcripts.values()]);
  return {
    key: entry.key,
    method: entry.method,
    family: settled(entry.family),
    trainSeed: settled(entry.trainSeed),
    duplicates: entry.duplicates,
    equalTranscripts: sum(transcripts.filter((episodes) => episodes > 1)),
    withTranscript: sum(transcripts),
    tasks: tasks.map(closeTask),
  };
}

function closeTask(task: OpenTask): TaskTally {
  const limits = [...task.limits.values()].sort((a, b) => (a.limit ?? Number.POSITIVE_INFINITY) - (b.limit ?? Number.POSITIVE_INFINITY));
  return { taskId: task.taskId, cluster: task.cluster, limits: limits.map(closeLimit) };
}

function closeLimit(open: OpenLimit): LimitTally {
  const stopReasons = [...open.stopReasons].sort(([a], [b]) => compareText(a, b));
  return {
    limit: open.limit,
    episodes: sum(stopReasons.map(([, episodes]) => episodes)),
    counted: open.counted,
    successes: open.successes,
    successTurns: [...open.successTurns].sort(([a], [b]) => a - b),
    notGraded: open.notGraded,
    missing: Object.fromEntries(stopReasons.filter(([reason]) => isMissing(reason))),
    stopReasons: Object.fromEntries(stopReasons),
    maxTurnsUsed: open.maxTurnsUsed,
    turnsKnown: open.turnsKnown,
    turnsTotal: open.turnsTotal,
  };
}

function increment<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
