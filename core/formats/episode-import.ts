import { invalidInput } from "../app-error";
import { IMPORT_SCHEMA, type ImportReport } from "../reports/import-report";
import type { Episode } from "../trajectory/episode";
import { Ledger, type Place, showPlace } from "../trajectory/ledger";
import { type LoweredEpisode, lowerEpisode } from "../trajectory/lower-episode";
import type { Outcome } from "../trajectory/outcome";
import type { EntryTally } from "../trajectory/tally";
import { EpisodeReader, type ReadItem } from "./episode-reader";
import type { FileName, FormatName, ImportOptions } from "./format";
import { ImportNotes } from "./import-notes";

export interface EpisodeFile extends FileName {
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Found in a folder rather than named: passed over with a warning where it holds no episodes. */
  readonly optional?: boolean;
}

export interface ImportedEpisode {
  readonly episode: Episode;
  readonly outcome: Outcome;
  readonly place: Place;
}

export interface EpisodeImportOptions extends ImportOptions {
  /** What a record that can't be read does: `stop` throws at the first, `skip` gathers them all in the report. */
  readonly badRecords: "stop" | "skip";
  /**
   * Attempts that each build on the last (`source.dependent_attempts`) are no samples: the second and later ones are bad records
   * (`refuse`, the default), left out with a warning (`first`), or kept, where nothing is counted (`keep`).
   */
  readonly dependentAttempts?: "refuse" | "first" | "keep";
}

const DEPENDENT =
  "an attempt that builds on the ones before it is not an independent sample, so it can't enter Pass@(K,T); leave out all but the first attempt of each task (on the command line: --first-attempts)";

/** So many refused records are listed one by one; beyond that they are only counted. */
const MAX_LISTED_REJECTIONS = 1000;

/**
 * From files to outcomes and counts: the one way in, whoever asks. Read the files one after the other with `read`; then `tallies` has
 * what reports are made of, and `report` what was accepted, reclassified, refused and lost.
 */
export class EpisodeImport {
  readonly #options: EpisodeImportOptions;
  readonly #notes = new ImportNotes();
  readonly #ledger = new Ledger();
  readonly #formats = new Set<FormatName>();
  readonly #rejected: ImportReport["rejected"] = [];
  readonly #passedOver: string[] = [];
  #rejections = 0;
  #files = 0;
  #episodes = 0;

  constructor(options: EpisodeImportOptions) {
    this.#options = options;
  }

  /**
   * The new episodes of one file; equal repeats of earlier ones are counted and left out. Throws `invalid_input` for a file without
   * episodes, for different content under one identity and, with `badRecords: "stop"`, for the first bad record.
   */
  async *read(file: EpisodeFile): AsyncGenerator<ImportedEpisode> {
    const reader = new EpisodeReader(file, this.#options, this.#notes);
    this.#ledger.startFile(file.name);
    let records = 0;
    for await (const items of readItems(file, reader)) {
      for (const item of items) {
        if (records === 0 && isPassedOver(file, reader)) {
          this.#passedOver.push(file.name);
          return;
        }
        records += 1;
        const imported = this.#take(file, item);
        if (imported) yield imported;
      }
    }
    this.#closeFile(file, reader, records);
  }

  /** Reads a file for its counts alone. */
  async count(file: EpisodeFile): Promise<void> {
    for await (const _ of this.read(file)) {
      // The ledger has taken it.
    }
  }

  tallies(): EntryTally[] {
    return this.#ledger.tallies();
  }

  report(): ImportReport {
    return {
      schema: IMPORT_SCHEMA,
      format: [...this.#formats].sort().join(", "),
      files: this.#files,
      episodes: this.#episodes,
      duplicates: this.#ledger.duplicates,
      rejected: [...this.#rejected],
      reclassified: this.#notes.reclassified,
      lost: this.#notes.lost,
      warnings: [...this.#notes.warnings, ...this.#fileWarnings()],
    };
  }

  #take(file: EpisodeFile, item: ReadItem): ImportedEpisode | undefined {
    const place: Place = { file: file.name, line: item.line };
    if ("reason" in item) {
      this.#reject(place, item.reason);
      return undefined;
    }
    const lowered = lowerEpisode(item.episode);
    if (this.#options.dependentAttempts !== "keep" && isDependent(item.episode) && this.#ledger.sampleOf(lowered) > 0) {
      this.#leaveOut(place, lowered);
      return undefined;
    }
    const { outcome, duplicate } = this.#ledger.add(lowered, item.line);
    if (duplicate) return undefined;
    this.#episodes += 1;
    warnOfOddities(outcome, this.#notes);
    return { episode: item.episode, outcome, place };
  }

  /** A later one of attempts that build on each other. */
  #leaveOut(place: Place, attempt: LoweredEpisode): void {
    this.#ledger.pass(attempt);
    if (this.#options.dependentAttempts === "first") this.#notes.warn("Later ones of attempts that build on each other were left out");
    else this.#reject(place, DEPENDENT);
  }

  #reject(place: Place, reason: string): void {
    if (this.#options.badRecords === "stop") throw invalidInput(`${showPlace(place)}: ${reason}.`);
    this.#rejections += 1;
    if (this.#rejections <= MAX_LISTED_REJECTIONS) this.#rejected.push({ ...place, reason });
  }

  #closeFile(file: EpisodeFile, reader: EpisodeReader, records: number): void {
    if (records === 0) {
      if (!file.optional) throw invalidInput(`${file.name}: the file has no episodes; write one JSON object a line.`);
      this.#passedOver.push(file.name);
      return;
    }
    this.#files += 1;
    if (reader.format) this.#formats.add(reader.format);
  }

  #fileWarnings(): string[] {
    const warnings: string[] = [];
    const more = this.#rejections - this.#rejected.length;
    if (more > 0) warnings.push(`${more} more records were refused; only the first ${MAX_LISTED_REJECTIONS} are listed.`);
    if (this.#passedOver.length > 0) warnings.push(`Not in a known format, passed over: ${listNames(this.#passedOver)}.`);
    return warnings;
  }
}

/** What its source tells of an episode: attempts of one task that each know the ones before. */
function isDependent({ source }: Episode): boolean {
  return source?.dependent_attempts === true;
}

async function* readItems(file: EpisodeFile, reader: EpisodeReader): AsyncGenerator<Iterable<ReadItem>> {
  for await (const bytes of file.bytes) yield reader.push(bytes);
  yield reader.end();
}

/** A file of a folder whose first record is in no known format. A .jsonl must at least be JSON: it is likely meant. */
function isPassedOver(file: EpisodeFile, reader: EpisodeReader): boolean {
  if (!file.optional || reader.format !== undefined) return false;
  return reader.sawJson || file.path.toLowerCase().endsWith(".json");
}

function warnOfOddities({ success, stopReason, turnsUsed, limit }: Outcome, notes: ImportNotes): void {
  if (success !== null && success !== (stopReason === "success") && (stopReason === "success" || stopReason === "failure")) {
    notes.warn(`The outcome says success ${success} but stop reason ${stopReason}; success was taken`);
  }
  if (limit !== null && turnsUsed !== null && turnsUsed > limit) notes.warn("More turns were used than the limit allows; kept as told");
}

function listNames(names: readonly string[]): string {
  const shown = names.slice(0, 5).join(", ");
  return names.length > 5 ? `${shown} and ${names.length - 5} more` : shown;
}
