import type pg from "pg";
import type { ImportedEpisode } from "@/core/formats/episode-import";
import { copyRows } from "@/server/database/copy-rows";
import type { ImportLease } from "@/server/scope";
import type { RunManifest } from "../../runs/run-manifest";
import { sumTotals } from "../../runs/run-totals";
import { makeSortableId } from "../../runs/sortable-id";
import type { ImportOptions } from "../import-options";
import type { ReadImport } from "../read-import";
import { toStorableText } from "../storable-json";
import { CheckpointWriter } from "./checkpoint-writer";
import { EntryWriter } from "./entry-writer";
import { EPISODE_COLUMNS, TRANSCRIPT_COLUMNS, toEpisodeValues, toTranscriptValues } from "./episode-rows";
import { nameRun } from "./name-run";

/** Writes one run inside the transaction of its client: begin, write the episodes batch by batch, then finish. */
export class RunWriter {
  readonly #client: pg.Client;
  readonly #lease: ImportLease;
  readonly #runId = makeSortableId("run");
  readonly #checkpoints: CheckpointWriter;
  readonly #entries: EntryWriter;

  constructor(client: pg.Client, lease: ImportLease) {
    this.#client = client;
    this.#lease = lease;
    this.#checkpoints = new CheckpointWriter(client, lease.projectId);
    this.#entries = new EntryWriter(client, lease.projectId, this.#runId);
  }

  async begin(): Promise<void> {
    const { projectId, createdById } = this.#lease;
    await this.#client.query(
      `insert into "Run" (id, "projectId", kind, name, status, "createdById", totals, manifest)
       values ($1, $2, 'import', '', 'running', $3, '{}', '{}')`,
      [this.#runId, projectId, createdById],
    );
  }

  async write(episodes: readonly ImportedEpisode[]): Promise<void> {
    const ids = await this.#takeIds(episodes.length);
    const rows = [];
    for (const [index, imported] of episodes.entries()) {
      const checkpointId = await this.#checkpoints.idOf(imported.episode.checkpoint);
      const entryId = await this.#entries.idOf(imported.outcome.entry, checkpointId);
      rows.push(toEpisodeValues(ids[index] ?? "", entryId, imported));
    }
    await copyRows(this.#client, EPISODE_COLUMNS, rows);
    const transcripts = episodes.map((imported, index) => toTranscriptValues(ids[index] ?? "", imported));
    await copyRows(this.#client, TRANSCRIPT_COLUMNS, transcripts);
  }

  /** Completes the run with its counts and where it came from; returns its id. */
  async finish({ findings, tallies, files }: ReadImport, options: ImportOptions): Promise<string> {
    await this.#checkpoints.finish();
    await this.#entries.finish(tallies);
    const totals = sumTotals(tallies);
    const { report, alreadyStored } = findings;
    const manifest: RunManifest = { schema: "turnwise.run-manifest/1", options, files, report, alreadyStored };
    const isWhole = report.rejected.length === 0 && Object.keys(totals.missing).length === 0;
    await this.#client.query(
      `update "Run" set name = $2, status = $3::"RunStatus", "finishedAt" = now() at time zone 'utc', totals = $4, manifest = $5 where id = $1`,
      [
        this.#runId,
        options.name ?? nameRun(tallies),
        isWhole ? "finished" : "finished_with_problems",
        JSON.stringify(totals),
        toStorableText(manifest),
      ],
    );
    return this.#runId;
  }

  /** Nothing turned out to be new: no run comes of it. */
  async abandon(): Promise<void> {
    await this.#client.query(`delete from "Run" where id = $1`, [this.#runId]);
  }

  async #takeIds(count: number): Promise<string[]> {
    const { rows } = await this.#client.query<{ id: string }>(
      `select nextval(pg_get_serial_sequence('"Episode"', 'id')) as id from generate_series(1, $1)`,
      [count],
    );
    return rows.map(({ id }) => id);
  }
}
