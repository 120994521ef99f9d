import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stopQueue } from "@/server/queue/queue";
import { useDatabase } from "@/tests/support/database";
import { ANSWER } from "@/tests/support/fault-endpoint";
import { type LocalServer, sendJson, startLocalServer } from "@/tests/support/local-server";
import { callAs, createTestProject, type TestProject } from "@/tests/support/people";
import { addCheckpoint, launchAs, startWorker, sweepOf, type TestWorker, untilProgress } from "@/tests/support/sweep-lab";

const KEY = "sk-canary-of-the-manifest";

const database = useDatabase();
let project: TestProject;
let server: LocalServer;
let worker: TestWorker;
let checkpoint: string;
let answerMs = 5;
/** Answers 500 with these words, the number of the request in them; null: answers well. */
let broken: ((request: number) => string) | null = null;
let requests = 0;

beforeAll(async () => {
  server = await startLocalServer(async (_request, _body, response) => {
    requests += 1;
    await sleep(answerMs);
    if (broken === null) sendJson(response, 200, ANSWER);
    else sendJson(response, 500, { error: { message: broken(requests) } });
  });
  project = await createTestProject();
  checkpoint = await addCheckpoint(project, { url: server.url, model: "m", name: "watched", key: KEY, concurrency: 4 });
  worker = await startWorker();
}, 60_000);
afterAll(async () => {
  await worker.stop();
  await server.close();
  await stopQueue();
});

const member = () => callAs(project.people.member);
const at = (run: string) => ({ project: project.slug, run });
const launch = (over = {}) => launchAs(project.people.member, project, sweepOf([checkpoint], { budgets: [2], samples: 1, ...over }));

describe("the sweeps that go on", () => {
  it("are told to everybody in their project and to nobody else, until they end", async () => {
    answerMs = 200;
    const run = await launch({ name: "Moving", budgets: [4, 2], samples: 4 });
    const activeOf = async (person: "viewer" | "stranger") => callAs(project.people[person]).sweeps.active();
    await untilProgress(project, run, ({ inHand }) => inHand > 0);
    expect(await activeOf("viewer")).toMatchObject([
      { run, name: "Moving", role: "viewer", project: { slug: project.slug }, checkpoints: ["watched"], budgets: [2, 4], planned: 48 },
    ]);
    expect(await activeOf("stranger")).toEqual([]);
    await member().sweeps.stop(at(run));
    await untilProgress(project, run, ({ status }) => status === "stopped");
    expect(await activeOf("viewer")).toMatchObject([{ run, status: "stopped", haltedReason: "Stopped by member." }]);
    answerMs = 5;
    await member().sweeps.resume(at(run));
    await untilProgress(project, run);
    expect(await activeOf("viewer")).toEqual([]);
    expect(await member().runs.recent()).toMatchObject([
      { id: run, status: "finished", project: { slug: project.slug }, finishedAt: expect.any(Date), totals: { counted: 48 } },
    ]);
  });

  it("are forgotten three days after a person has stopped them, not while an endpoint keeps them", async () => {
    const run = await launch();
    await untilProgress(project, run);
    const standing = (haltedBy: string) =>
      database.client.$executeRawUnsafe(
        `update "Run" set status = 'stopped', "haltedBy" = '${haltedBy}', "lastNewsAt" = (now() at time zone 'utc') - interval '4 days' where id = '${run}'`,
      );
    await standing("person");
    expect(await member().sweeps.active()).toEqual([]);
    await standing("endpoint");
    expect(await member().sweeps.active()).toMatchObject([{ run, haltedBy: "endpoint" }]);
    await database.client.run.delete({ where: { id: run }, select: { id: true } });
  });
});

describe("what is missing", () => {
  it("is grouped by what was said, whatever numbers are in it, and shows the first that was said", async () => {
    broken = (request) => (request % 2 === 0 ? `out of memory at step ${request}` : `out of memory at step ${request}.5`);
    const run = await launch({ budgets: [1] });
    await untilProgress(project, run);
    broken = null;
    const problems = await member().sweeps.problems(at(run));
    expect(problems).toMatchObject([{ cause: "endpoint_error", episodes: 6, message: expect.stringContaining("out of memory at step") }]);
    const { items } = await member().episodes.list({ ...at(run) });
    expect(items.map(({ id }) => id)).toContain(problems[0]?.episode);
  });
});

describe("an attempt that was begun again", () => {
  it("is listed with its turns once its sweep was stopped, also when its episode has been played to its end", async () => {
    answerMs = 250;
    const run = await launch({ budgets: [8] });
    await untilProgress(project, run, () => requests > 0);
    await expect
      .poll(() => database.client.attemptTurn.count({ where: { planned: { batch: { runId: run } } } }), { timeout: 20_000 })
      .toBeGreaterThan(3);
    expect((await member().sweeps.attempts(at(run))).items).toEqual([]);
    await member().sweeps.stop(at(run));
    await untilProgress(project, run, ({ status }) => status === "stopped");
    const { items } = await member().sweeps.attempts(at(run));
    const [attempt] = items;
    expect(attempt).toMatchObject({ checkpoint: "watched", limit: 8, sample: 0, delivery: 1 });
    const kept = await member().sweeps.attempt({ ...at(run), planned: attempt?.planned ?? "", delivery: 1 });
    expect(kept.turns.map(({ index }) => index)).toEqual(Array.from({ length: attempt?.lastTurn ?? 0 }, (_, index) => index + 1));
    expect(kept.turns[0]?.messages[0]).toMatchObject({ role: "assistant", content: "Action: clear dock" });

    answerMs = 5;
    await member().sweeps.resume(at(run));
    await untilProgress(project, run);
    expect((await member().sweeps.attempts(at(run))).items).toEqual(items);
  });

  it("is not the one by which an episode is missing, until that is retried", async () => {
    requests = 0;
    broken = null;
    const run = await launch({ budgets: [4], tasks: { kind: "drawn", count: 1, seed: 7 } });
    await untilProgress(project, run);
    expect((await member().sweeps.attempts(at(run))).items).toEqual([]);

    const late = await launchFailingAtTurnThree();
    expect(await untilProgress(project, late)).toMatchObject({ status: "failed" });
    expect((await member().sweeps.attempts(at(late))).items).toEqual([]);
    broken = null;
    await member().sweeps.retryMissing({ ...at(late), causes: ["endpoint_error"] });
    expect(await untilProgress(project, late, ({ status }) => status === "finished")).toMatchObject({ totals: { counted: 1 } });
    expect((await member().sweeps.attempts(at(late))).items).toMatchObject([{ delivery: 1, lastTurn: 2, turns: 2 }]);
  });
});

async function launchFailingAtTurnThree(): Promise<string> {
  answerMs = 300;
  requests = 0;
  const run = await launch({ budgets: [4], tasks: { kind: "drawn", count: 1, seed: 7 } });
  await expect.poll(() => requests, { timeout: 20_000, interval: 20 }).toBe(3);
  broken = () => "gone";
  answerMs = 500;
  return run;
}

describe("the manifest", () => {
  it("tells how to repeat a sweep, and never its key", async () => {
    const run = await launch({ visibility: "announced", budgets: [3, 1] });
    const manifest = await callAs(project.people.viewer).sweeps.manifest(at(run));
    const planned = await database.client.plannedEpisode.findMany({
      where: { entry: { runId: run } },
      distinct: ["taskId"],
      select: { taskId: true },
    });
    expect(manifest).toMatchObject({
      run,
      createdBy: "member",
      planned: 12,
      spec: { budgets: [3, 1], seed: 20 },
      endpoints: [{ checkpointId: checkpoint, place: "url", url: server.url, hasKey: true, concurrency: 4 }],
    });
    expect(manifest.suite?.taskIds).toEqual(planned.map(({ taskId }) => taskId).sort());
    expect(manifest.suite?.told).toEqual(
      [3, 2, 1].map((left) => `You have ${left} ${left === 1 ? "turn" : "turns"} left, this one included.`),
    );
    expect(manifest.suite?.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(manifest)).not.toContain(KEY);
    await untilProgress(project, run);
  });

  it("is read all the same where the endpoint and that version of the suite are gone", async () => {
    const run = await launch({ visibility: "hidden" });
    await untilProgress(project, run);
    await database.client.$executeRaw`update "Run" set spec = jsonb_set(spec, '{suite,version}', '"0"') where id = ${run}`;
    await callAs(project.people.owner).endpoints.remove({ project: project.slug, checkpoint });
    expect(await member().sweeps.manifest(at(run))).toMatchObject({ suite: null, endpoints: [{ place: "none", hasKey: false }] });
  });
});
