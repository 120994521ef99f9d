import { gzipSync } from "node:zlib";
import { getDatabase } from "@/server/database/database";
import { makeSortableId } from "@/server/services/runs/sortable-id";
import { episodeOf } from "./episode-lines";

export interface SeededRun {
  run: string;
  entry: string;
  checkpoint: string;
  episode: string;
}

const report = {
  schema: "turnwise.import/1",
  format: "canonical",
  files: 1,
  episodes: 1,
  duplicates: 0,
  rejected: [],
  reclassified: [],
  lost: [],
  warnings: [],
};

/** A run with a single episode, written straight into the tables. */
export async function seedRun(projectId: string, createdById: string): Promise<SeededRun> {
  const database = getDatabase();
  const name = makeSortableId("ckp");
  const checkpoint = await database.checkpoint.create({ data: { projectId, name }, select: { id: true } });
  const suite = await database.suite.create({ data: { projectId, name, version: "1", split: "test" }, select: { id: true } });
  const run = makeSortableId("run");
  const totals = { episodes: 1, counted: 1, missing: {}, notGraded: 0, duplicates: 0, tasks: 1 };
  const manifest = { schema: "turnwise.run-manifest/1", options: {}, files: [], report, alreadyStored: 0 };
  const shared = { projectId, createdById, kind: "import", status: "finished" } as const;
  await database.run.create({ data: { ...shared, id: run, name: "seeded", totals, manifest }, select: { id: true } });
  const entry = makeSortableId("ent");
  const ledger = { method: "rl", duplicates: 0, equalTranscripts: 0, withTranscript: 1, tasks: 1, episodes: 1, limits: [4] };
  const refs = { runId: run, checkpointId: checkpoint.id, suiteId: suite.id };
  await database.entry.create({ data: { ...refs, id: entry, visibility: "hidden", unit: "assistant_turn", ledger }, select: { id: true } });
  const identity = { entryId: entry, taskId: "task-1", limit: 4 };
  const stops = { successTurns: [[2, 1]], missing: {}, stopReasons: { success: 1 } };
  await database.tally.create({
    data: { ...identity, ...stops, episodes: 1, counted: 1, successes: 1, notGraded: 0 },
    select: { id: true },
  });
  const outcome = { success: true, successTurn: 2, successTurnKnown: true, turnsUsed: 2, stopReason: "success", contentHash: "0" };
  const bytes = gzipSync(JSON.stringify(episodeOf()));
  const episode = await database.episode.create({
    data: { ...identity, ...outcome, sample: 0, transcript: { create: { bytes } } },
    select: { id: true },
  });
  return { run, entry, checkpoint: checkpoint.id, episode: String(episode.id) };
}
