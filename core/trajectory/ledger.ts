import { invalidInput } from "../app-error";
import { entryKeyText } from "./entry";
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
  /** Episodes without sample and id, by their order in a file. */
  readonly byOrder: Seen[];
  /** Whether the episodes of this group carry sample numbers: all of them do, or none. */
  readonly numbered: boolean;
  orderInFile: number;
  fileNumber: number;
}

interface Fact<Value> extends Place {
  readonly value: Value;
}

/**
 * Settles who is who among episodes that arrive in order (contracts §2.3): gives samples their numbers, takes equal repeats once,
 * refuses different content under one identity, and adds up the counts that reports are made of.
 */
export class Ledger {
  readonly #groups = new Map<string, Group>();
  readonly #byEpisodeId = new Map<string, Seen>();
  readonly #methods = new Map<string, Fact<Method>>();
  readonly #clusters = new Map<string, Fact<string>>();
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
    const entry = entryKeyText(episode.entry);
    this.#checkFacts(episode, entry, place);
    const group = this.#group(`${entry}${episode.limit}/${episode.taskId}`, episode, place);
    const earlier = this.#find(group, episode);
    if (earlier && (earlier.contentHash !== episode.contentHash || earlier.group !== group || contradictsSample(earlier, episode))) {
      throw conflict(episode, place, earlier);
    }
    const outcome = withSample(episode, earlier?.sample ?? episode.sample ?? group.bySample.size);
    if (earlier) {
      this.#duplicates += 1;
      this.#tallies.addDuplicate(outcome.entry);
    } else {
      this.#remember(group, episode, { file: place.file, line, group, sample: outcome.sample, contentHash: outcome.contentHash });
      this.#tallies.add(outcome);
    }
    return { outcome, duplicate: earlier !== undefined };
  }

  /** How many equal repeats there were. */
  get duplicates(): number {
    return this.#duplicates;
  }

  /** The counts of all that was added, in an order that does not depend on the order of lines. */
  tallies(): EntryTally[] {
    return this.#tallies.entries();
  }

  #group(key: string, episode: LoweredEpisode, place: Place): Group {
    const numbered = episode.sample !== null;
    let group = this.#groups.get(key);
    if (!group) {
      group = { bySample: new Map(), byOrder: [], numbered, orderInFile: 0, fileNumber: this.#fileNumber };
      this.#groups.set(key, group);
    }
    if (group.numbered !== numbered) {
      throw refuse(place, `some episodes of ${describe(episode)} have a "sample" number and some have none; number all of them or none`);
    }
    if (group.fileNumber !== this.#fileNumber) {
      group.fileNumber = this.#fileNumber;
      group.orderInFile = 0;
    }
    return group;
  }

  #find(group: Group, episode: LoweredEpisode): Seen | undefined {
    const byId = episode.episodeId === null ? undefined : this.#byEpisodeId.get(episode.episodeId);
    if (byId) return byId;
    if (episode.sample !== null) return group.bySample.get(episode.sample);
    return episode.episodeId === null ? group.byOrder[group.orderInFile++] : undefined;
  }

  #remember(group: Group, episode: LoweredEpisode, seen: Seen): void {
    group.bySample.set(seen.sample, seen);
    if (episode.episodeId !== null) this.#byEpisodeId.set(episode.episodeId, seen);
    else if (episode.sample === null) group.byOrder.push(seen);
  }

  /** A checkpoint has one method and a task one cluster; otherwise the order of lines would decide. */
  #checkFacts(episode: LoweredEpisode, entry: string, place: Place): void {
    const { method, cluster, taskId } = episode;
    const { checkpoint } = episode.entry;
    if (method !== null) agree(this.#methods, checkpoint, method, place, `checkpoint ${checkpoint} has method`);
    if (cluster !== null) agree(this.#clusters, entry + taskId, cluster, place, `task ${taskId} is in cluster`);
  }
}

/** Field by field: copying a whole object costs more than all the rest of the ledger. */
function withSample(episode: LoweredEpisode, sample: number): Outcome {
  return {
    entry: episode.entry,
    method: episode.method,
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

function contradictsSample(earlier: Seen, episode: LoweredEpisode): boolean {
  return episode.sample !== null && earlier.sample !== episode.sample;
}

function conflict(episode: LoweredEpisode, place: Place, earlier: Seen): Error {
  const who = episode.episodeId === null ? describe(episode) : `episode_id ${episode.episodeId} (${describe(episode)})`;
  const what = `${who}, sample ${episode.sample ?? earlier.sample}, differs from the episode of the same identity in ${showPlace(earlier)}`;
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
