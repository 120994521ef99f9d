import { ByEntry } from "./by-entry";
import type { EntryKey } from "./entry";
import type { Method } from "./method";
import type { Outcome } from "./outcome";
import { isMissing, type StopReason } from "./stop-reason";
import type { EntryTally, LimitTally, TaskTally } from "./tally";
import { TranscriptSet } from "./transcript-set";

interface OpenLimit {
  readonly limit: number | null;
  counted: number;
  successes: number;
  notGraded: number;
  readonly successTurns: Map<number, Count>;
  readonly stopReasons: Map<StopReason, Count>;
  maxTurnsUsed: number | null;
  turnsKnown: number;
  turnsTotal: number;
}

/** A number in a map that goes up without a second look-up. */
interface Count {
  episodes: number;
}

interface OpenTask {
  readonly taskId: string;
  cluster: string | null;
  readonly limits: Map<number | null, OpenLimit>;
  /** Transcripts that were seen, and those of them that were seen again. */
  readonly transcripts: TranscriptSet;
  readonly repeated: Set<string>;
  /** The limit of the latest episode: the next one mostly has it too. */
  latest: OpenLimit | undefined;
}

interface OpenEntry {
  readonly key: EntryKey;
  method: Method | null;
  readonly family: Agreement<string>;
  readonly trainSeed: Agreement<number>;
  duplicates: number;
  withTranscript: number;
  equalTranscripts: number;
  readonly tasks: Map<string, OpenTask>;
  /** The task of the latest episode: the next one is mostly of it too. */
  latest: OpenTask | undefined;
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
    if (outcome.transcriptHash !== null) countTranscript(entry, task, outcome.transcriptHash);
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
  return {
    key,
    method: null,
    family: { ...untold },
    trainSeed: { ...untold },
    duplicates: 0,
    withTranscript: 0,
    equalTranscripts: 0,
    tasks: new Map(),
    latest: undefined,
  };
}

function agree<Value>(fact: Agreement<Value>, told: Value | null | undefined): void {
  if (told === null || told === undefined || told === fact.value) return;
  if (fact.value === null) fact.value = told;
  else fact.contradicted = true;
}

function settled<Value>({ value, contradicted }: Agreement<Value>): Value | null {
  return contradicted ? null : value;
}

/** The second of a kind makes two that equal another, each further one makes one more. */
function countTranscript(entry: OpenEntry, task: OpenTask, hash: string): void {
  entry.withTranscript += 1;
  if (!task.transcripts.add(hash)) return;
  entry.equalTranscripts += task.repeated.has(hash) ? 1 : 2;
  task.repeated.add(hash);
}

function openTask(entry: OpenEntry, taskId: string): OpenTask {
  if (entry.latest?.taskId === taskId) return entry.latest;
  const task = entry.tasks.get(taskId) ?? {
    taskId,
    cluster: null,
    limits: new Map(),
    transcripts: new TranscriptSet(),
    repeated: new Set<string>(),
    latest: undefined,
  };
  entry.tasks.set(taskId, task);
  entry.latest = task;
  return task;
}

function openLimit(task: OpenTask, limit: number | null): OpenLimit {
  if (task.latest?.limit === limit) return task.latest;
  const open = task.limits.get(limit) ?? {
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
  task.latest = open;
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
  return {
    key: entry.key,
    method: entry.method,
    family: settled(entry.family),
    trainSeed: settled(entry.trainSeed),
    duplicates: entry.duplicates,
    equalTranscripts: entry.equalTranscripts,
    withTranscript: entry.withTranscript,
    tasks: tasks.map(closeTask),
  };
}

function closeTask(task: OpenTask): TaskTally {
  const limits = [...task.limits.values()].sort((a, b) => (a.limit ?? Number.POSITIVE_INFINITY) - (b.limit ?? Number.POSITIVE_INFINITY));
  return { taskId: task.taskId, cluster: task.cluster, limits: limits.map(closeLimit) };
}

function closeLimit(open: OpenLimit): LimitTally {
  const stopReasons = counted(open.stopReasons).sort(([a], [b]) => compareText(a, b));
  return {
    limit: open.limit,
    episodes: sum(stopReasons.map(([, episodes]) => episodes)),
    counted: open.counted,
    successes: open.successes,
    successTurns: counted(open.successTurns).sort(([a], [b]) => a - b),
    notGraded: open.notGraded,
    missing: Object.fromEntries(stopReasons.filter(([reason]) => isMissing(reason))),
    stopReasons: Object.fromEntries(stopReasons),
    maxTurnsUsed: open.maxTurnsUsed,
    turnsKnown: open.turnsKnown,
    turnsTotal: open.turnsTotal,
  };
}

function increment<Key>(counts: Map<Key, Count>, key: Key): void {
  const known = counts.get(key);
  if (known) known.episodes += 1;
  else counts.set(key, { episodes: 1 });
}

function counted<Key>(counts: ReadonlyMap<Key, Count>): [Key, number][] {
  return [...counts].map(([key, { episodes }]) => [key, episodes]);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
