import type pg from "pg";
import type { CheckpointRef } from "@/core/trajectory/episode";
import { makeSortableId } from "../../runs/sortable-id";
import { type CheckpointFacts, mergeCheckpointFacts } from "./checkpoint-facts";

interface OpenCheckpoint {
  id: string;
  /** Made by this import; what was there before stays as people left it. */
  isNew: boolean;
  facts: CheckpointFacts;
}

/** The checkpoints that an import's episodes name: found, or made with what the episodes tell about them. */
export class CheckpointWriter {
  readonly #client: pg.Client;
  readonly #projectId: string;
  readonly #open = new Map<string, OpenCheckpoint>();

  constructor(client: pg.Client, projectId: string) {
    this.#client = client;
    this.#projectId = projectId;
  }

  /** The id of the checkpoint that an episode names. */
  async idOf(ref: CheckpointRef): Promise<string> {
    const known = this.#open.get(ref.name);
    const row = known ?? (await this.#findOrMake(ref.name));
    this.#open.set(ref.name, { ...row, facts: mergeCheckpointFacts(known?.facts, ref) });
    return row.id;
  }

  /** Writes the facts of the new checkpoints, and their parents; a parent that nobody has seen is made as well. */
  async finish(): Promise<void> {
    for (const { id, isNew, facts } of [...this.#open.values()]) {
      if (!isNew) continue;
      await this.#client.query(`update "Checkpoint" set method = $2::"Method", family = $3, step = $4, "trainSeed" = $5 where id = $1`, [
        id,
        facts.method ?? "other",
        facts.family,
        facts.step,
        facts.trainSeed,
      ]);
      if (facts.parent !== null) await this.#link(id, facts.parent);
    }
  }

  async #link(id: string, parentName: string): Promise<void> {
    const parent = this.#open.get(parentName) ?? (await this.#findOrMake(parentName));
    await this.#client.query(`update "Checkpoint" set "parentId" = $2 where id = $1 and not exists (${DESCENDS})`, [id, parent.id]);
  }

  async #findOrMake(name: string): Promise<Omit<OpenCheckpoint, "facts"> & { facts: CheckpointFacts }> {
    const facts = { method: null, family: null, step: null, trainSeed: null, parent: null };
    const made = await this.#client.query<{ id: string }>(
      `insert into "Checkpoint" (id, "projectId", name) values ($1, $2, $3) on conflict ("projectId", name) do nothing returning id`,
      [makeSortableId("ckp"), this.#projectId, name],
    );
    if (made.rows[0] !== undefined) return { id: made.rows[0].id, isNew: true, facts };
    const found = await this.#client.query<{ id: string }>(`select id from "Checkpoint" where "projectId" = $1 and name = $2`, [
      this.#projectId,
      name,
    ]);
    return { id: found.rows[0]?.id ?? "", isNew: false, facts };
  }
}

/** Whether the parent-to-be ($2) is the checkpoint ($1) itself or descends from it: lineage has no circles. */
const DESCENDS = `
  with recursive above (id) as (
    select $2::text union select "Checkpoint"."parentId" from "Checkpoint" join above on "Checkpoint".id = above.id
    where "Checkpoint"."parentId" is not null
  ) select 1 from above where id = $1`;
