import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { Episode } from "@/core/trajectory/episode";
import { lowerEpisode } from "@/core/trajectory/lower-episode";
import { buildTallies } from "@/core/trajectory/tally-builder";
import { stopQueue } from "@/server/queue/queue";
import { readEntryTallies } from "@/server/services/reports/read-entry-tallies";
import { useDatabase } from "@/tests/support/database";
import { startLabEndpoint } from "@/tests/support/lab-endpoint";
import type { LocalServer } from "@/tests/support/local-server";
import { callAs, createTestProject, type TestProject } from "@/tests/support/people";
import { addCheckpoint, identitiesOf, launchAs, progressOf, startWorker, sweepOf, untilProgress } from "@/tests/support/sweep-lab";

const database = useDatabase();
let project: TestProject;
let lab: LocalServer;
let run: string;
/** By model, once the workers have had time to hear of each other. */
const mostInFlight: Record<string, number> = {};

beforeAll(async () => {
  const inFlight: Record<string, number> = {};
  let firstAtMs = Number.POSITIVE_INFINITY;
  lab = await startLabEndpoint((json) => {
    const { model } = z.object({ model: z.string() }).parse(json);
    firstAtMs = Math.min(firstAtMs, Date.now());
    const now = (inFlight[model] ?? 0) + 1;
    inFlight[model] = now;
    if (Date.now() > firstAtMs + 2_500) mostInFlight[model] = Math.max(mostInFlight[model] ?? 0, now);
    setTimeout(() => {
      inFlight[model] = (inFlight[model] ?? 0) - 1;
    }, 10);
  }, 10);
  project = await createTestProject();
  const careful = await addCheckpoint(project, { url: lab.url, model: "careful", concurrency: 16 });
  const hasty = await addCheckpoint(project, { url: lab.url, model: "hasty", concurrency: 16 });
  const request = sweepOf([careful, hasty], { tasks: { kind: "drawn", count: 20, seed: 7 }, budgets: [1, 2, 4, 8], samples: 6 });
  run = await launchAs(project.people.member, project, request);
  expect(await progressOf(project, run)).toMatchObject({ status: "queued", planned: 960, waiting: 960, inHand: 0 });
  const workers = await Promise.all([startWorker("worker-a"), startWorker("worker-b")]);
  await untilProgress(project, run);
  await Promise.all(workers.map((worker) => worker.stop()));
}, 120_000);
afterAll(async () => {
  await lab.close();
  await stopQueue();
});

async function readEpisodes(): Promise<Episode[]> {
  const rows = await database.client.transcript.findMany({ where: { episode: { entry: { runId: run } } }, select: { bytes: true } });
  return rows.map(({ bytes }) => Episode.parse(JSON.parse(gunzipSync(bytes).toString("utf8"))));
}

describe("a sweep of two checkpoints over real HTTP with two workers", () => {
  it("ends with every planned episode exactly once, nothing missing", async () => {
    const { stored, planned } = await identitiesOf(run);
    expect(stored).toEqual(planned);
    expect(new Set(stored).size).toBe(960);
    const progress = await progressOf(project, run);
    expect(progress).toMatchObject({
      status: "finished",
      planned: 960,
      waiting: 0,
      inHand: 0,
      missing: [],
      isQuiet: false,
      haltedBy: null,
    });
    expect(progress.totals).toMatchObject({ episodes: 960, counted: 960, missing: {} });
    expect(progress.cells.map(({ checkpoint, limit, planned, settled }) => [checkpoint, limit, planned, settled])).toEqual(
      ["careful", "hasty"].flatMap((name) => [1, 2, 4, 8].map((limit) => [name, limit, 120, 120])),
    );
  });

  it("was played by both workers, and an endpoint never had more requests at once than it takes", async () => {
    const workers = await database.client.batch.findMany({ where: { runId: run }, select: { workerId: true }, distinct: ["workerId"] });
    expect(workers.map(({ workerId }) => workerId).sort()).toEqual(["worker-a", "worker-b"]);
    expect(Object.keys(mostInFlight).sort()).toEqual(["careful", "hasty"]);
    expect(Math.max(...Object.values(mostInFlight))).toBeLessThanOrEqual(16);
  });

  it("has the tallies that the core counts from the same episodes", async () => {
    const outcomes = (await readEpisodes()).map((episode) => ({ ...lowerEpisode(episode), sample: episode.sample ?? 0 }));
    const read = await readEntryTallies({ runId: run });
    expect(read.map(({ tally }) => tally)).toEqual(buildTallies(outcomes));
  });

  it("shows in reports, lists and exports as an imported run does", async () => {
    const viewer = callAs(project.people.viewer);
    const header = await viewer.runs.get({ project: project.slug, run });
    expect(header).toMatchObject({ kind: "budget", manifest: null, spec: { seed: 20, visibility: "announced" } });
    expect(header.entries.map(({ defaultMode, limits }) => [defaultMode, limits])).toEqual([
      ["rerun", [1, 2, 4, 8]],
      ["rerun", [1, 2, 4, 8]],
    ]);
    const { report } = await viewer.reports.passKt({ project: project.slug, run });
    expect(report.checkpoints.map(({ name, method }) => [name, method])).toEqual([
      ["careful", "rl"],
      ["hasty", "rl"],
    ]);
    const { items } = await viewer.runs.list({ project: project.slug });
    expect(items).toMatchObject([{ id: run, planned: 960, status: "finished" }]);
  });

  it("keeps what the model was told, and no turn besides those in the transcripts", async () => {
    const episode = (await readEpisodes()).find(({ budget, turns }) => budget.limit === 4 && (turns?.length ?? 0) > 1);
    expect(episode?.turns?.map(({ told }) => told).slice(0, 2)).toEqual([
      "You have 4 turns left, this one included.",
      "You have 3 turns left, this one included.",
    ]);
    expect(await database.client.attemptTurn.count()).toBe(0);
  });
});
