import { invalidInput } from "../app-error";
import { ByEntry } from "./by-entry";
import type { LoweredEpisode } from "./lower-episode";
import type { Method } from "./method";
import type { Outcome } from "./outcome";
import type { EntryTally } from "./tally";
import { TallyBuilder } from "./tally-builder";

/** Where an episode stands: the name of its file and the line, null where lines mean nothing. */
export interface Place {
  readonly file: string;
  readonly line: number | null;
}

export interface LedgerRow {
  readonly outcome: Outcome;
  /** An equal repeat of an earlier row: counted as such and used once. */
  readonly duplicate: boolean;
}

/** What is kept of an episode that was seen. */
interface Seen extends Place {
  readonly group: Group;
  readonly sample: number;
  readonly contentHash: string;
}

/** The episodes of one checkpoint on one task under one budget. */
interface Group {
  readonly bySample: Map<number, Seen>;
  nextSample: number;
  /** How many episodes of the group the current file has shown. */
  shownInFile: number;
  fileNumber: number;
}

interface OpenEntry {
  /** By limit, then by task. */
  readonly groups: Map<number | null, Map<string, Group>>;
  readonly clusters: Map<string, Fact<string>>;
}

interface Fact<Value> extends Place {
  readonly value: Value;
}

/**
 * Settles who is who among episodes that arrive in order (contracts §2.3): gives samples their numbers, takes equal repeats once,
 * refuses different content under one identity, and adds up the counts that reports are made of.
 */
export class Ledger {
  readonly #entries = new ByEntry<OpenEntry>(() => ({ groups: new Map(), clusters: new Map() }));
  readonly #byEpisodeId = new Map<string, Seen>();
  readonly #methods = new Map<string, Fact<Method>>();
  readonly #tallies = new TallyBuilder();
  #file = "";
  #fileNumber = 0;
  #duplicates = 0;

  /** Says that the rows that follow stand in this file; samples without a number count from its top. */
  startFile(name: string): void {
    this.#file = name;
    this.#fileNumber += 1;
  }

  /**
   * Takes the next episode of the current file. Throws `invalid_input` that names both places where it contradicts an earlier one.
   */
  add(episode: LoweredEpisode, line: number | null): LedgerRow {
    const place: Place = { file: this.#file, line };
    const entry = this.#entries.of(episode.entry);
    this.#checkFacts(episode, entry, place);
    const group = this.#group(entry, episode);
    const known = episode.episodeId === null ? undefined : this.#byEpisodeId.get(episode.episodeId);
    const sample = episode.sample ?? known?.sample ?? openSample(group, episode);
    const earlier = known ?? group.bySample.get(sample);
    if (earlier && (earlier.contentHash !== episode.contentHash || earlier.group !== group || earlier.sample !== sample)) {
      throw conflict(episode, place, sample, earlier);
    }
    const outcome = withSample(episode, sample);
    if (earlier) {
      this.#duplicates += 1;
      this.#tallies.addDuplicate(outcome.entry);
    } else {
      this.#remember(group, episode.episodeId, { file: place.file, line, group, sample: outcome.sample, contentHash: outcome.contentHash });
      this.#tallies.add(outcome);
    }
    group.shownInFile += 1;
    return { outcome, duplicate: earlier !== undefined };
  }

  /** The sample number that `add` would give the episode. */
  sampleOf(episode: LoweredEpisode): number {
    if (episode.sample !== null) return episode.sample;
    const known = episode.episodeId === null ? undefined : this.#byEpisodeId.get(episode.episodeId);
    return known?.sample ?? openSample(this.#group(this.#entries.of(episode.entry), episode), episode);
  }

  /** Passes over an episode that is no sample: it takes its place in the file and nothing else. */
  pass(episode: LoweredEpisode): void {
    this.#group(this.#entries.of(episode.entry), episode).shownInFile += 1;
  }

  /** How many equal repeats there were. */
  get duplicates(): number {
    return this.#duplicates;
  }

  /** The counts of all that was added, in an order that does not depend on the order of lines. */
  tallies(): EntryTally[] {
    return this.#tallies.entries();
  }

  #group({ groups }: OpenEntry, { limit, taskId }: LoweredEpisode): Group {
    const ofLimit = groups.get(limit) ?? new Map<string, Group>();
    groups.set(limit, ofLimit);
    const group = ofLimit.get(taskId) ?? { bySample: new Map(), nextSample: 0, shownInFile: 0, fileNumber: this.#fileNumber };
    ofLimit.set(taskId, group);
    if (group.fileNumber !== this.#fileNumber) {
      group.fileNumber = this.#fileNumber;
      group.shownInFile = 0;
    }
    return group;
  }

  #remember(group: Group, episodeId: string | null, seen: Seen): void {
    group.bySample.set(seen.sample, seen);
    group.nextSample = Math.max(group.nextSample, seen.sample + 1);
    if (episodeId !== null) this.#byEpisodeId.set(episodeId, seen);
  }

  /** A checkpoint has one method and a task one cluster; otherwise the order of lines would decide. */
  #checkFacts(episode: LoweredEpisode, { clusters }: OpenEntry, place: Place): void {
    const { method, cluster, taskId } = episode;
    const { checkpoint } = episode.entry;
    if (method !== null) agree(this.#methods, checkpoint, method, place, `checkpoint ${checkpoint} has method`);
    if (cluster !== null) agree(clusters, taskId, cluster, place, `task ${taskId} is in cluster`);
  }
}

/** Field by field: copying a whole object costs more than all the rest of the ledger. */
function withSample(episode: LoweredEpisode, sample: number): Outcome {
  return {
    entry: episode.entry,
    method: episode.method,
    family: episode.family,
    trainSeed: episode.trainSeed,
    taskId: episode.taskId,
    cluster: episode.cluster,
    limit: episode.limit,
    sample,
    success: episode.success,
    score: episode.score,
    successTurn: episode.successTurn,
    successTurnKnown: episode.successTurnKnown,
    turnsUsed: episode.turnsUsed,
    stopReason: episode.stopReason,
    contentHash: episode.contentHash,
    transcriptHash: episode.transcriptHash,
  };
}

function agree<Value extends string>(facts: Map<string, Fact<Value>>, key: string, value: Value, place: Place, what: string): void {
  const known = facts.get(key);
  if (!known) facts.set(key, { value, file: place.file, line: place.line });
  else if (known.value !== value) {
    throw refuse(place, `${what} ${value} here and ${known.value} in ${showPlace(known)}; make them agree`);
  }
}

/** Without a number, the order in the file is the number; an id that is new says that the episode is new, so it gets the next free one. */
function openSample(group: Group, { episodeId }: LoweredEpisode): number {
  return episodeId === null ? group.shownInFile : group.nextSample;
}

function conflict(episode: LoweredEpisode, place: Place, sample: number, earlier: Seen): Error {
  const who = episode.episodeId === null ? describe(episode) : `episode_id ${episode.episodeId} (${describe(episode)})`;
  const what = `${who}, sample ${sample}, differs from the episode of the same identity in ${showPlace(earlier)}`;
  return refuse(place, `${what}; give every episode its own "sample" number, or leave one of the two out`);
}

function describe({ entry, taskId, limit }: LoweredEpisode): string {
  const budget = limit === null ? "" : ` under limit ${limit}`;
  return `checkpoint ${entry.checkpoint} on task ${taskId} of ${entry.suite.name}${budget}`;
}

function refuse(place: Place, what: string): Error {
  return invalidInput(`${showPlace(place)}: ${what}.`);
}

/** `name.jsonl:3`, or only the name where there is no line. */
export function showPlace({ file, line }: Place): string {
  return line === null ? file : `${file}:${line}`;
}
