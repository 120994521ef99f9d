import { EpisodeImport, type ImportedEpisode } from "@/core/formats/episode-import";
import type { ImportReport } from "@/core/reports/import-report";
import { entryKeyText } from "@/core/trajectory/entry";
import type { EntryTally } from "@/core/trajectory/tally";
import { TallyBuilder } from "@/core/trajectory/tally-builder";
import type { ImportLease } from "@/server/scope";
import { StoredEpisodes } from "./find-stored";
import type { ImportFindings, ImportPreviewRow } from "./import-detail";
import type { ImportOptions } from "./import-options";
import { findOversizedNumber } from "./oversized-number";
import { listUploadedFiles } from "./read-files";

export interface ImportReading {
  lease: ImportLease;
  options: ImportOptions;
  signal: AbortSignal;
  /** Called with the number of episodes read so far. */
  onProgress(episodes: number): void;
  /** Called with the episodes that the project doesn't have yet, some hundred at a time. */
  onFresh(episodes: readonly ImportedEpisode[]): Promise<void>;
}

export interface ReadImport {
  findings: ImportFindings;
  /** Counts of the fresh episodes. */
  tallies: EntryTally[];
  files: { path: string; bytes: number; sha256: string }[];
}

const BATCH = 500;
const PREVIEW_ROWS = 10;
/** As many bad lines as the core lists. */
const MAX_LISTED = 1000;

/** Reads every file of an import and compares it with what the project has. Throws `invalid_input` for files that can't be imported at all. */
export async function readImport(reading: ImportReading): Promise<ReadImport> {
  const { format, suite, checkpoint, method } = reading.options;
  const importer = new EpisodeImport({ format: format === "auto" ? undefined : format, suite, checkpoint, method, badRecords: "skip" });
  const sorter = new FreshSorter(reading);
  const files = await listUploadedFiles(reading.lease, reading.signal);
  for (const { file } of files) {
    for await (const imported of importer.read(file)) await sorter.add(imported);
  }
  await sorter.flush();
  return {
    findings: sorter.findings(importer.report()),
    tallies: addDuplicates(sorter.tallies.entries(), importer.tallies()),
    files: files.map(({ path, bytes, sha256 }) => ({ path, bytes, sha256: sha256() })),
  };
}

/** Tells the new episodes from those that earlier runs have, and from those that contradict them. */
class FreshSorter {
  readonly tallies = new TallyBuilder();
  readonly #reading: ImportReading;
  readonly #stored: StoredEpisodes;
  readonly #storedIn = new Map<string, ImportFindings["storedIn"][number]>();
  readonly #rejected: ImportReport["rejected"] = [];
  readonly #preview: ImportPreviewRow[] = [];
  #batch: ImportedEpisode[] = [];
  #read = 0;
  #fresh = 0;
  #refused = 0;

  constructor(reading: ImportReading) {
    this.#reading = reading;
    this.#stored = new StoredEpisodes(reading.lease.projectId);
  }

  async add(imported: ImportedEpisode): Promise<void> {
    const oversized = findOversizedNumber(imported.outcome);
    if (oversized !== undefined) this.#reject(imported.place, oversized);
    else if (this.#batch.push(imported) >= BATCH) await this.flush();
  }

  async flush(): Promise<void> {
    const batch = this.#batch;
    this.#batch = [];
    this.#reading.signal.throwIfAborted();
    const stored = await this.#stored.find(batch.map(({ outcome }) => outcome));
    const fresh = batch.filter((imported, index) => this.#isFresh(imported, stored[index]));
    for (const { outcome } of fresh) this.tallies.add(outcome);
    this.#preview.push(...fresh.slice(0, PREVIEW_ROWS - this.#preview.length).map(toPreviewRow));
    this.#fresh += fresh.length;
    this.#read += batch.length;
    await this.#reading.onFresh(fresh);
    this.#reading.onProgress(this.#read);
  }

  findings(report: ImportReport): ImportFindings {
    const storedIn = [...this.#storedIn.values()];
    const unlisted = this.#refused - this.#rejected.length;
    const more = unlisted > 0 ? [`${unlisted} more episodes differ from those of earlier runs.`] : [];
    return {
      report: {
        ...report,
        episodes: report.episodes - this.#refused,
        rejected: [...report.rejected, ...this.#rejected],
        warnings: [...report.warnings, ...more],
      },
      preview: this.#preview,
      fresh: this.#fresh,
      alreadyStored: storedIn.reduce((sum, { episodes }) => sum + episodes, 0),
      storedIn,
    };
  }

  #isFresh({ outcome, place }: ImportedEpisode, stored: Awaited<ReturnType<StoredEpisodes["find"]>>[number]): boolean {
    if (stored === undefined) return true;
    const { run } = stored;
    if (stored.contentHash !== outcome.contentHash) {
      const who = `checkpoint ${outcome.entry.checkpoint} on task ${outcome.taskId}, sample ${outcome.sample}`;
      return this.#reject(
        place,
        `${who}, differs from the episode of the same identity in run "${run.name}"; give it another sample number`,
      );
    }
    const known = this.#storedIn.get(run.id) ?? { ...run, episodes: 0 };
    this.#storedIn.set(run.id, { ...known, episodes: known.episodes + 1 });
    return false;
  }

  #reject(place: ImportedEpisode["place"], reason: string): false {
    this.#refused += 1;
    if (this.#rejected.length < MAX_LISTED) this.#rejected.push({ ...place, reason });
    return false;
  }
}

function toPreviewRow({ outcome }: ImportedEpisode): ImportPreviewRow {
  const { entry, taskId, sample, limit, success, successTurn, turnsUsed, stopReason } = outcome;
  const { checkpoint, suite, visibility, unit } = entry;
  return { checkpoint, suite: suite.name, taskId, sample, limit, visibility, unit, success, successTurn, turnsUsed, stopReason };
}

/** Equal repeats within the files are known to the ledger of all that was read. */
function addDuplicates(fresh: readonly EntryTally[], read: readonly EntryTally[]): EntryTally[] {
  const duplicates = new Map(read.map((tally) => [entryKeyText(tally.key), tally.duplicates]));
  return fresh.map((tally) => ({ ...tally, duplicates: duplicates.get(entryKeyText(tally.key)) ?? 0 }));
}
