import { type EntryKey, entryKeyText } from "@/core/trajectory/entry";
import type { Outcome } from "@/core/trajectory/outcome";
import { getDatabase } from "@/server/database/database";
import { groupBy } from "../group-by";

export interface StoredEpisode {
  contentHash: string;
  run: { id: string; name: string };
}

/** What a project has from earlier imports. */
export class StoredEpisodes {
  readonly #projectId: string;
  readonly #entryIds = new Map<string, Promise<string[]>>();

  constructor(projectId: string) {
    this.#projectId = projectId;
  }

  /** For each outcome the episode of the same identity that is stored already, else undefined. */
  async find(outcomes: readonly Outcome[]): Promise<(StoredEpisode | undefined)[]> {
    const found = new Map<Outcome, StoredEpisode>();
    for (const [, group] of groupBy(outcomes, ({ entry }) => entryKeyText(entry))) await this.#findInEntry(group, found);
    return outcomes.map((outcome) => found.get(outcome));
  }

  async #findInEntry(outcomes: readonly Outcome[], found: Map<Outcome, StoredEpisode>): Promise<void> {
    const [first] = outcomes;
    const entryIds = first === undefined ? [] : await this.#entryIdsOf(first.entry);
    if (entryIds.length === 0) return;
    const [taskIds, samples] = [outcomes.map(({ taskId }) => taskId), outcomes.map(({ sample }) => sample)];
    const rows = await getDatabase().$queryRaw<StoredRow[]>`
      select episode."taskId", episode."limit", episode.sample, episode."contentHash", run.id as "runId", run.name as "runName"
      from unnest(${taskIds}::text[], ${samples}::int[]) as wanted ("taskId", sample)
      join "Episode" episode
        on episode."entryId" = any(${entryIds}::text[]) and episode."taskId" = wanted."taskId" and episode.sample = wanted.sample
      join "Entry" entry on entry.id = episode."entryId" join "Run" run on run.id = entry."runId"`;
    const byIdentity = new Map(rows.map((row) => [identityText(row), row]));
    for (const outcome of outcomes) {
      const row = byIdentity.get(identityText(outcome));
      if (row !== undefined) found.set(outcome, { contentHash: row.contentHash, run: { id: row.runId, name: row.runName } });
    }
  }

  #entryIdsOf(key: EntryKey): Promise<string[]> {
    const text = entryKeyText(key);
    const known = this.#entryIds.get(text) ?? findEntryIds(this.#projectId, key);
    this.#entryIds.set(text, known);
    return known;
  }
}

interface StoredRow {
  taskId: string;
  limit: number | null;
  sample: number;
  contentHash: string;
  runId: string;
  runName: string;
}

function identityText({ taskId, limit, sample }: { taskId: string; limit: number | null; sample: number }): string {
  return `${limit}/${sample}/${taskId}`;
}

async function findEntryIds(projectId: string, { checkpoint, suite, visibility, unit }: EntryKey): Promise<string[]> {
  const rows = await getDatabase().entry.findMany({
    where: { run: { projectId }, checkpoint: { projectId, name: checkpoint }, suite: { projectId, ...suite }, visibility, unit },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}
