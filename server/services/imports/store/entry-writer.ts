import type pg from "pg";
import { type EntryKey, entryKeyText } from "@/core/trajectory/entry";
import type { EntryTally } from "@/core/trajectory/tally";
import { copyRows } from "@/server/database/copy-rows";
import type { EntryLedger } from "../../runs/entry-ledger";
import { makeSortableId } from "../../runs/sortable-id";

const TALLY = `"Tally" ("entryId", "taskId", cluster, "limit", episodes, counted, successes, "notGraded", "maxTurnsUsed", "turnsKnown", "turnsTotal", "successTurns", missing, "stopReasons")`;

/** The entries of the run that is being written, with the counts of each. */
export class EntryWriter {
  readonly #client: pg.Client;
  readonly #projectId: string;
  readonly #runId: string;
  readonly #ids = new Map<string, string>();

  constructor(client: pg.Client, projectId: string, runId: string) {
    this.#client = client;
    this.#projectId = projectId;
    this.#runId = runId;
  }

  /** The entry's id; made when its first episode comes. */
  async idOf(key: EntryKey, checkpointId: string): Promise<string> {
    const text = entryKeyText(key);
    const known = this.#ids.get(text);
    if (known !== undefined) return known;
    const id = makeSortableId("ent");
    await this.#client.query(
      `insert into "Entry" (id, "runId", "checkpointId", "suiteId", visibility, unit, ledger) values ($1, $2, $3, $4, $5, $6, '{}')`,
      [id, this.#runId, checkpointId, await this.#suiteId(key.suite), key.visibility, key.unit],
    );
    this.#ids.set(text, id);
    return id;
  }

  /** Writes what reports read of each entry. */
  async finish(tallies: readonly EntryTally[]): Promise<void> {
    for (const tally of tallies) {
      const id = this.#ids.get(entryKeyText(tally.key));
      if (id === undefined) throw new Error("An entry was counted that has no episodes.");
      await this.#client.query(`update "Entry" set ledger = $2 where id = $1`, [id, JSON.stringify(toLedger(tally))]);
      await copyRows(this.#client, TALLY, tallyRows(id, tally));
    }
  }

  async #suiteId({ name, version, split }: EntryKey["suite"]): Promise<string> {
    const { rows } = await this.#client.query<{ id: string }>(
      `insert into "Suite" (id, "projectId", name, version, split) values ($1, $2, $3, $4, $5)
       on conflict ("projectId", name, version, split) do update set name = excluded.name returning id`,
      [makeSortableId("sui"), this.#projectId, name, version, split],
    );
    return rows[0]?.id ?? "";
  }
}

function toLedger({ method, duplicates, equalTranscripts, withTranscript, tasks }: EntryTally): EntryLedger {
  const limits = tasks.flatMap((task) => task.limits);
  const distinct = [...new Set(limits.map(({ limit }) => limit))];
  return {
    method,
    duplicates,
    equalTranscripts,
    withTranscript,
    tasks: tasks.length,
    episodes: limits.reduce((sum, { episodes }) => sum + episodes, 0),
    limits: distinct.sort((a, b) => (a ?? Number.POSITIVE_INFINITY) - (b ?? Number.POSITIVE_INFINITY)),
  };
}

function tallyRows(entryId: string, { tasks }: EntryTally) {
  return tasks.flatMap(({ taskId, cluster, limits }) =>
    limits.map((tally) => [
      entryId,
      taskId,
      cluster,
      tally.limit,
      tally.episodes,
      tally.counted,
      tally.successes,
      tally.notGraded,
      tally.maxTurnsUsed,
      tally.turnsKnown ?? null,
      tally.turnsTotal ?? null,
      JSON.stringify(tally.successTurns),
      JSON.stringify(tally.missing),
      JSON.stringify(tally.stopReasons),
    ]),
  );
}
