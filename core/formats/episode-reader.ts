import type { Episode } from "../trajectory/episode";
import { acceptEpisode } from "./accept-episode";
import { checkIdentifiers, countAwkwardText, mayBeAwkward } from "./awkward-text";
import type { FileName, Format, FormatName, ImportOptions, ReadRecord } from "./format";
import type { ImportNotes } from "./import-notes";
import { JsonArray } from "./json-array";
import type { Framing, RawRecord } from "./json-framing";
import { JsonLines } from "./json-lines";
import { parseRecord } from "./parse-record";
import { RecordFault } from "./record-fault";
import { detectFormat, formatNamed } from "./registry";

/** One record of a file: the episode that it is, or why it is none. */
export type ReadItem = { readonly line: number; readonly episode: Episode } | { readonly line: number; readonly reason: string };

const OPEN_BRACKET = 0x5b;
const BLANK: ReadonlySet<number> = new Set([0x09, 0x0a, 0x0d, 0x20, 0xef, 0xbb, 0xbf]);

/**
 * Reads the episodes of one file from its bytes, given piece by piece: JSON lines or one JSON array, in a format that is named or that
 * the first record shows. Never holds more than a piece and a record.
 */
export class EpisodeReader {
  readonly #file: FileName;
  readonly #options: ImportOptions;
  readonly #notes: ImportNotes;
  readonly #lines = new JsonLines();
  readonly #array = new JsonArray();
  #framing: Framing | undefined;
  #format: Format | undefined;
  #read: ReadRecord | undefined;
  #sawJson = false;

  constructor(file: FileName, options: ImportOptions, notes: ImportNotes) {
    this.#file = file;
    this.#options = options;
    this.#notes = notes;
  }

  /** The format that was named or found; undefined before the first record. */
  get format(): FormatName | undefined {
    return this.#format?.name;
  }

  /** Whether at least one record was JSON, whatever it means. */
  get sawJson(): boolean {
    return this.#sawJson;
  }

  *push(bytes: Uint8Array): Generator<ReadItem> {
    this.#framing ??= this.#chooseFraming(bytes);
    const framings = this.#framing ? [this.#framing] : [this.#lines, this.#array];
    for (const framing of framings) {
      for (const record of framing.push(bytes)) yield this.#item(record);
    }
  }

  *end(): Generator<ReadItem> {
    for (const record of this.#framing?.end() ?? []) yield this.#item(record);
  }

  /** A file that begins with [ is one array, anything else is JSON lines; undefined while only blanks were seen. */
  #chooseFraming(bytes: Uint8Array): Framing | undefined {
    const first = bytes.find((byte) => !BLANK.has(byte));
    if (first === undefined) return undefined;
    return first === OPEN_BRACKET ? this.#array : this.#lines;
  }

  #item(record: RawRecord): ReadItem {
    const { line } = record;
    if ("fault" in record) return { line, reason: record.fault.message };
    try {
      return { line, episode: this.#episode(record.text, line) };
    } catch (error) {
      if (error instanceof RecordFault) return { line, reason: error.message };
      throw error;
    }
  }

  #episode(text: string, line: number): Episode {
    const value = parseRecord(text);
    this.#sawJson = true;
    this.#read ??= this.#open(value);
    const episode = acceptEpisode(this.#read(value), this.#options);
    if (mayBeAwkward(text)) {
      checkIdentifiers(episode);
      this.#notes.addAwkwardText(countAwkwardText(episode));
    }
    const here = { format: this.#format?.name, file: this.#file.name, line };
    episode.source = episode.source ? { ...here, ...episode.source } : here;
    return episode;
  }

  #open(firstRecord: unknown): ReadRecord {
    this.#format ??= this.#options.format ? formatNamed(this.#options.format) : detectFormat(firstRecord);
    if (!this.#format) {
      throw new RecordFault(
        "the record looks like none of the formats canonical, tau-bench, mint; convert the file, or name its format when importing it",
      );
    }
    return this.#format.open(this.#file, this.#options, this.#notes);
  }
}
