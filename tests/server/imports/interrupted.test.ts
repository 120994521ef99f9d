import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startQueue, stopQueue } from "@/server/queue/queue";
import { removeAbandonedImports } from "@/server/services/imports/remove-abandoned";
import { requeueStalledImports } from "@/server/services/imports/requeue-stalled";
import { runImportCheck } from "@/server/services/imports/run-import-check";
import { runImportStore } from "@/server/services/imports/run-import-store";
import { useDatabase } from "@/tests/support/database";
import { episodeGrid, linesOf } from "@/tests/support/episode-lines";
import { calmJob, checkFiles } from "@/tests/support/import-files";
import { callAs, createTestProject, type TestProject } from "@/tests/support/people";
import { projectRoot } from "@/tests/support/sources";

const database = useDatabase();
let project: TestProject;
beforeAll(async () => {
  project = await createTestProject();
});
afterAll(stopQueue);

const owner = () => callAs(project.people.owner);
const statusOf = async (id: string) => (await owner().imports.get({ project: project.slug, id })).status;

async function countRows(): Promise<Record<string, number>> {
  const { client } = database;
  const [runs, entries, episodes, transcripts, tallies, checkpoints] = await Promise.all([
    client.run.count(),
    client.entry.count(),
    client.episode.count(),
    client.transcript.count(),
    client.tally.count(),
    client.checkpoint.count(),
  ]);
  return { runs, entries, episodes, transcripts, tallies, checkpoints };
}

const countRunsNamed = (part: string) => database.client.run.count({ where: { name: { contains: part } } });
const nothing = { runs: 0, entries: 0, episodes: 0, transcripts: 0, tallies: 0, checkpoints: 0 };

/** Holds up whoever wants to write tallies, the last of a run's rows; returns how to let go. */
async function holdTallies(): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('begin; lock table "Tally" in share mode');
  return () => client.end();
}

async function isWaitingForTallies(): Promise<boolean> {
  const waiting = await database.client.$queryRaw<unknown[]>`
    select 1 from pg_locks where relation = '"Tally"'::regclass and not granted`;
  return waiting.length > 0;
}

describe("an import that is interrupted while it is stored", () => {
  it("leaves nothing when its worker is killed, and is stored by the next one", async () => {
    const id = await checkFiles(project.people.owner, project.slug, { "grid.jsonl": linesOf(episodeGrid({ tasks: 200 })) });
    await owner().imports.confirm({ project: project.slug, id });
    const letGo = await holdTallies();
    const worker = spawn(process.execPath, ["--import", "tsx", fileURLToPath(new URL("./store-import-process.ts", import.meta.url)), id], {
      cwd: projectRoot,
      stdio: "ignore",
    });
    const ended = once(worker, "exit");
    await vi.waitUntil(isWaitingForTallies, { timeout: 40_000, interval: 50 });
    worker.kill("SIGKILL");
    expect(await ended).toEqual([null, "SIGKILL"]);
    await letGo();
    expect(await countRows()).toEqual(nothing);
    expect(await statusOf(id)).toBe("storing");

    // The database notices the death of the connection, and with it the end of its lock, a moment later.
    await vi.waitUntil(
      async () => {
        await runImportStore({ importId: id }, calmJob);
        return (await statusOf(id)) === "stored";
      },
      { timeout: 15_000, interval: 100 },
    );
    expect(await countRows()).toMatchObject({ runs: 1, episodes: 800, transcripts: 800, tallies: 400, checkpoints: 1 });
    await runImportStore({ importId: id }, calmJob);
    const { items } = await owner().runs.list({ project: project.slug });
    expect(items).toHaveLength(1);
    await owner().runs.remove({ project: project.slug, run: items[0]?.id ?? "" });
    expect(await countRows()).toEqual({ ...nothing, checkpoints: 1 });
  });

  it("leaves nothing when it is cancelled or its worker has to stop", async () => {
    const id = await checkFiles(project.people.owner, project.slug, { "small.jsonl": linesOf(episodeGrid({ checkpoint: "stopped" })) });
    await owner().imports.confirm({ project: project.slug, id });
    await expect(runImportStore({ importId: id }, { signal: AbortSignal.abort(), isLastAttempt: true })).rejects.toThrow();
    expect(await statusOf(id)).toBe("storing");
    expect(await database.client.checkpoint.count({ where: { name: "stopped" } })).toBe(0);
    await owner().imports.cancel({ project: project.slug, id });
    await runImportStore({ importId: id }, calmJob);
    expect(await statusOf(id)).toBe("cancelled");
    expect(await database.client.importFile.count({ where: { importId: id } })).toBe(0);
    expect(await countRunsNamed("stopped")).toBe(0);
  });

  it("happens once when two workers have the same job", async () => {
    const id = await checkFiles(project.people.owner, project.slug, { "twice.jsonl": linesOf(episodeGrid({ checkpoint: "twice" })) });
    await owner().imports.confirm({ project: project.slug, id });
    await Promise.all([runImportStore({ importId: id }, calmJob), runImportStore({ importId: id }, calmJob)]);
    expect(await statusOf(id)).toBe("stored");
    expect(await countRunsNamed("twice")).toBe(1);
  });

  it("and two imports of the same file at once make one run between them", async () => {
    const files = { "same.jsonl": linesOf(episodeGrid({ checkpoint: "same" })) };
    const ids = [];
    for (let copy = 0; copy < 2; copy += 1) ids.push(await checkFiles(project.people.owner, project.slug, files));
    for (const id of ids) await owner().imports.confirm({ project: project.slug, id });
    await Promise.all(ids.map((importId) => runImportStore({ importId }, calmJob)));
    expect(await Promise.all(ids.map(statusOf))).toEqual(["stored", "stored"]);
    expect(await countRunsNamed("same")).toBe(1);
  });
});

describe("what was left behind", () => {
  it("after a day without a touch is thrown away with its files", async () => {
    const id = await checkFiles(project.people.owner, project.slug, { "left.jsonl": linesOf(episodeGrid({ checkpoint: "left" })) });
    expect(await removeAbandonedImports()).toBe(0);
    expect(await removeAbandonedImports(Date.now() + 25 * 3_600_000)).toBe(1);
    expect(await statusOf(id)).toBe("cancelled");
    expect(await database.client.importFile.count({ where: { importId: id } })).toBe(0);
  });

  it("in the queue by a job that was lost is put back", async () => {
    const id = await checkFiles(project.people.owner, project.slug, { "lost.jsonl": linesOf(episodeGrid({ checkpoint: "lost" })) });
    await owner().imports.check({ project: project.slug, id });
    await (await startQueue()).purgeQueue("import-check");
    expect(await requeueStalledImports()).toBe(0);
    expect(await requeueStalledImports(Date.now() + 3 * 60_000)).toBe(1);
    const jobs = await (await startQueue()).fetch<{ importId: string }>("import-check", { batchSize: 10 });
    expect(jobs.map(({ data }) => data.importId)).toEqual([id]);
    await runImportCheck({ importId: id }, calmJob);
    expect(await statusOf(id)).toBe("checked");
  });
});

it("an unexpected fault is tried again and told as a bug after the last attempt", async () => {
  const id = await checkFiles(project.people.owner, project.slug, { "odd.jsonl": linesOf(episodeGrid({ checkpoint: "odd" })) });
  await owner().imports.confirm({ project: project.slug, id });
  await database.client.import.update({ where: { id }, data: { options: { format: "no such format" } } });
  await expect(runImportStore({ importId: id }, { ...calmJob, isLastAttempt: false })).rejects.toThrow();
  expect(await database.client.import.findUnique({ where: { id } })).toMatchObject({ status: "storing" });
  await expect(runImportStore({ importId: id }, calmJob)).rejects.toThrow();
  expect(await database.client.import.findUnique({ where: { id } })).toMatchObject({
    status: "failed",
    problem: expect.stringContaining(id),
  });
});
