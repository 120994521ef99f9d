import type { Method } from "../trajectory/method";
import type { ImportNotes } from "./import-notes";

/** What a person says about the files; it wins over what the files say. */
export interface ImportOptions {
  readonly format?: FormatName | undefined;
  readonly suite?: string | undefined;
  readonly checkpoint?: string | undefined;
  readonly method?: Method | undefined;
}

export const FORMAT_NAMES = ["canonical", "tau-bench", "mint"] as const;
export type FormatName = (typeof FORMAT_NAMES)[number];

/** A file as formats see it: the path to match facts on, and the name to show. */
export interface FileName {
  /** As whole as it is known; formats that keep facts in the path match its tail. Slashes only. */
  readonly path: string;
  readonly name: string;
}

/**
 * Turns one record into what should be a canonical episode; `acceptEpisode` checks that it is one.
 * Throws a RecordFault that says what is wrong with the record.
 */
export type ReadRecord = (record: unknown) => unknown;

export interface Format {
  readonly name: FormatName;
  /** What people call it. */
  readonly title: string;
  /** Whether the first record of a file looks like this format. */
  recognises(record: unknown): boolean;
  /** A reader for one file. Throws a RecordFault where the file's path lacks a fact that the format keeps there. */
  open(file: FileName, options: ImportOptions, notes: ImportNotes): ReadRecord;
}
