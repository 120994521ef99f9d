import { canonical } from "./canonical";
import type { FileName, Format, FormatName } from "./format";
import { mint } from "./mint";
import { tauBench } from "./tau-bench";

/** Every importable format, the project's own first. */
export const FORMATS: readonly Format[] = [canonical, tauBench, mint];

/** The format of that name. */
export function formatNamed(name: FormatName): Format {
  const format = FORMATS.find((candidate) => candidate.name === name);
  if (!format) throw new RangeError(`no format is called ${name}`);
  return format;
}

/** The format that the first record of a file looks like; undefined where it looks like none. */
export function detectFormat(record: unknown): Format | undefined {
  return FORMATS.find((format) => format.recognises(record));
}

const EXTENSIONS = /\.(?:jsonl|ndjson|json)$/i;

/** Whether a file of that name may hold episodes; what is in it decides. */
export function mayHoldEpisodes(file: Pick<FileName, "path">): boolean {
  return EXTENSIONS.test(file.path);
}
