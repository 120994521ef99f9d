import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { startQueue, stopQueue } from "@/server/queue/queue";
import { useDatabase } from "@/tests/support/database";
import { startLabEndpoint } from "@/tests/support/lab-endpoint";
import type { LocalServer } from "@/tests/support/local-server";
import { callAs, createTestProject, type TestProject } from "@/tests/support/people";
import { identitiesOf, launchAs, progressOf, startWorker, sweepOf, untilProgress } from "@/tests/support/sweep-lab";
import { startWorkerProcess, type WorkerProcess } from "@/tests/support/worker-process";

const database = useDatabase();
let project: TestProject;
let lab: LocalServer;
let checkpoints: string[];
let workers: WorkerProcess[] = [];

beforeAll(async () => {
  [project, lab] = await Promise.all([createTestProject(), startLabEndpoint(undefined, 40)]);
  const add = (name: string) => callAs(project.people.member).checkpoints.addBuiltIn({ project: project.slug, name });
  checkpoints = [(await add("careful")).id, (await add("hasty")).id];
  await startQueue();
}, 60_000);
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.kill()));
  workers = [];
});
afterAll(async () => {
  await lab.close();
  await stopQueue();
});

async function startWorkers(count: number): Promise<void> {
  workers = await Promise.all(Array.from({ length: count }, () => startWorkerProcess({ TURNWISE_LAB_URL: lab.url })));
}

const launch = (samples: number) =>
  launchAs(
    project.people.member,
    project,
    sweepOf(checkpoints, { tasks: { kind: "drawn", count: 20, seed: 7 }, budgets: [2, 4, 8], samples }),
  );

async function expectEachOnce(run: string): Promise<void> {
  const { stored, planned } = await identitiesOf(run);
  expect(stored).toEqual(planned);
  expect(new Set(stored).size).toBe(planned.length);
}

describe("a worker that is killed in mid-sweep", () => {
  it("loses nothing: its batches go on at another worker within 60 seconds, every episode exactly once", { timeout: 240_000 }, async () => {
    await startWorkers(2);
    const run = await launch(16);
    await untilProgress(project, run, ({ totals }) => totals.episodes > 100);
    const [killed] = workers;
    await killed?.kill();
    const killedAtMs = Date.now();
    const atDeath = await database.client.batch.findMany({
      where: { runId: run, state: "running" },
      select: { workerId: true },
    });
    const workerIds = new Set(atDeath.map(({ workerId }) => workerId));
    expect(workerIds.size).toBe(2);
    const lost = await untilProgress(project, run, ({ lostInHand }) => lostInHand > 0, 40_000);
    expect(lost).toMatchObject({ status: "running", workers: 1 });
    const progress = await untilProgress(project, run, undefined, 120_000);
    expect(progress).toMatchObject({ status: "finished", totals: { episodes: 1920, counted: 1920 }, lostInHand: 0 });
    await expectEachOnce(run);

    const later = await database.client.batch.findMany({ where: { runId: run, delivery: { gt: 1 } }, select: { id: true } });
    expect(later.length).toBeGreaterThan(0);
    const [first] = await database.client.$queryRaw<{ at: Date }[]>`
      select min("settledAt") as at from "PlannedEpisode" join "Batch" on "Batch".id = "batchId"
      where "Batch"."runId" = ${run} and delivery > 1 and "settledAt" > ${new Date(killedAtMs + 5_000)}`;
    expect((first?.at.getTime() ?? Number.POSITIVE_INFINITY) - killedAtMs).toBeLessThan(60_000);
  });
});

describe("a worker that is told to end", () => {
  it("gives its leases back at once, and another goes on", { timeout: 120_000 }, async () => {
    await startWorkers(1);
    const run = await launch(4);
    await untilProgress(project, run, ({ totals }) => totals.episodes > 20);
    expect(await workers[0]?.stop()).toBe(0);
    expect(await database.client.batch.count({ where: { runId: run, state: "running" } })).toBe(0);
    const progress = await progressOf(project, run);
    expect(progress).toMatchObject({ inHand: 0 });
    expect(progress.waiting + progress.totals.episodes).toBe(480);
    await startWorkers(1);
    expect(await untilProgress(project, run)).toMatchObject({ status: "finished", totals: { counted: 480 } });
    await expectEachOnce(run);
  });
});

describe("a database that cuts all connections, again and again", () => {
  it("delays a sweep and loses nothing of it", { timeout: 120_000 }, async () => {
    await startWorkers(1);
    const run = await launch(4);
    await untilProgress(project, run, ({ totals }) => totals.episodes > 20);
    const admin = new pg.Client({ connectionString: database.url });
    await admin.connect();
    for (let cut = 0; cut < 5; cut += 1) {
      await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
         and application_name <> 'vitest' and query not like '%pg_terminate_backend%'`,
      );
      await sleep(400);
    }
    await admin.end();
    const ended = await untilProgress(project, run, undefined, 90_000);
    expect(ended).toMatchObject({ status: "finished", totals: { episodes: 480, counted: 480 } });
    await expectEachOnce(run);
    expect(workers[0]?.process.exitCode).toBeNull();
  });
});

describe("a queue that was emptied", () => {
  it("is filled again from the rows", { timeout: 90_000 }, async () => {
    const run = await launch(1);
    await (await startQueue()).purgeQueue("sweep-batch");
    const worker = await startWorker("worker-1", lab.url);
    expect(await untilProgress(project, run)).toMatchObject({ status: "finished", totals: { counted: 120 } });
    await worker.stop();
    await expectEachOnce(run);
  });
});
