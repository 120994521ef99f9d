import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stopQueue } from "@/server/queue/queue";
import { useDatabase } from "@/tests/support/database";
import { ANSWER } from "@/tests/support/fault-endpoint";
import { type LocalServer, sendJson, startLocalServer } from "@/tests/support/local-server";
import { callAs, createTestProject, type TestProject } from "@/tests/support/people";
import {
  addCheckpoint,
  identitiesOf,
  launchAs,
  progressOf,
  startWorker,
  sweepOf,
  type TestWorker,
  untilProgress,
} from "@/tests/support/sweep-lab";

const database = useDatabase();
let project: TestProject;
let server: LocalServer;
let workers: TestWorker[];
let checkpoint: string;
const arrivedAtMs: number[] = [];
let answerMs = 300;
let inFlight = 0;
let mostInFlight = 0;
let cutOff = 0;

beforeAll(async () => {
  server = await startLocalServer(async (_request, _body, response) => {
    arrivedAtMs.push(Date.now());
    inFlight += 1;
    mostInFlight = Math.max(mostInFlight, inFlight);
    response.once("close", () => {
      if (!response.writableEnded) cutOff += 1;
    });
    await sleep(answerMs);
    inFlight -= 1;
    sendJson(response, 200, ANSWER);
  });
  project = await createTestProject();
  checkpoint = await addCheckpoint(project, { url: server.url, model: "m", concurrency: 6 });
  workers = await Promise.all([startWorker("worker-a"), startWorker("worker-b")]);
}, 60_000);
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  await server.close();
  await stopQueue();
});

const member = () => callAs(project.people.member);
const request = (over = {}) => sweepOf([checkpoint], { budgets: [4], samples: 20, ...over });

describe("a sweep that a person stops", () => {
  it("sends nothing more after two seconds, aborts what is in flight, and keeps what is settled", async () => {
    answerMs = 1_500;
    const run = await launchAs(project.people.member, project, request());
    await untilProgress(project, run, () => arrivedAtMs.length > 20);
    const stoppedAtMs = Date.now();
    await member().sweeps.stop({ project: project.slug, run });
    const stopped = await untilProgress(project, run, ({ status }) => status === "stopped", 20_000);
    await sleep(2_500);
    expect(arrivedAtMs.filter((atMs) => atMs > stoppedAtMs + 2_000)).toEqual([]);
    expect(cutOff).toBeGreaterThan(0);
    expect(stopped).toMatchObject({ haltedBy: "person", haltedReason: "Stopped by member.", inHand: 0 });
    expect(stopped.waiting + stopped.totals.episodes).toBe(120);

    answerMs = 5;
    await member().sweeps.resume({ project: project.slug, run });
    const ended = await untilProgress(project, run);
    expect(ended).toMatchObject({ totals: { episodes: 120, missing: {} }, haltedBy: null });
    const { stored, planned } = await identitiesOf(run);
    expect(stored).toEqual(planned);
    expect(await database.client.attemptTurn.count()).toBeGreaterThan(0);
  });

  it("never had more requests in flight than its endpoint takes, but for the moment when a second worker joined", () => {
    expect(mostInFlight).toBeGreaterThanOrEqual(5);
    expect(mostInFlight).toBeLessThanOrEqual(12);
  });
});

describe("a launch", () => {
  it("that is sent five times at once makes one run", async () => {
    answerMs = 1;
    const key = crypto.randomUUID();
    const runs = await Promise.all(Array.from({ length: 5 }, () => launchAs(project.people.member, project, request({ samples: 1 }), key)));
    expect(new Set(runs).size).toBe(1);
    expect(await database.client.run.count({ where: { idempotencyKey: key } })).toBe(1);
    await untilProgress(project, runs[0] ?? "");
    const { stored, planned } = await identitiesOf(runs[0] ?? "");
    expect([stored.length, planned.length]).toEqual([6, 6]);
    expect(await launchAs(project.people.member, project, request({ samples: 1 }), key)).toBe(runs[0]);
  });

  it("freezes what the checkpoint was: what changes later changes the next sweep", async () => {
    const run = await launchAs(project.people.member, project, request({ samples: 1, sampling: { temperature: 0.5 } }));
    await member().checkpoints.update({ project: project.slug, id: checkpoint, step: 400 });
    const { spec } = await member().runs.get({ project: project.slug, run });
    expect(spec?.checkpoints).toMatchObject([{ name: "m", method: "rl", step: null, model: "m" }]);
    expect(spec?.sampling).toEqual({ temperature: 0.5 });
  });

  it.each([
    ["a checkpoint without an endpoint", { checkpointIds: ["bare"] }, "bare has no endpoint to ask"],
    ["more tasks than there are", { tasks: { kind: "drawn" as const, count: 9_999 } }, "9999 tasks were asked for"],
    ["another version of the suite", { suite: { name: "depot", version: "9", split: "test" } }, "is here in version 1"],
    ["an unknown suite", { suite: { name: "alfworld", version: "1", split: "test" } }, 'There is no suite "alfworld"'],
    ["more episodes than a sweep has", { samples: 10_000, budgets: [1, 2, 3, 4, 5, 6, 7, 8, 9] }, "at most 500,000"],
  ])("of %s is refused with a sentence", async (_, over, sentence) => {
    const bare = await member()
      .checkpoints.create({ project: project.slug, name: "bare" })
      .catch(async () => (await member().checkpoints.list({ project: project.slug })).find(({ name }) => name === "bare"));
    const asked = request(over);
    if (asked.checkpointIds[0] === "bare") asked.checkpointIds = [bare?.id ?? ""];
    await expect(launchAs(project.people.member, project, asked)).rejects.toThrow(sentence);
  });

  it("is estimated before: episodes and requests exactly, time once the endpoint was measured", async () => {
    const estimate = () => member().sweeps.estimate({ project: project.slug, ...request({ budgets: [2, 4], samples: 3 }) });
    expect(await estimate()).toMatchObject({ tasks: 6, episodes: 36, requestsAtMost: 108, secondsAtMost: null, unmeasured: ["m"] });
    await database.client.endpoint.update({ where: { checkpointId: checkpoint }, data: { secondsPerRequest: 0.5 } });
    expect(await estimate()).toMatchObject({
      secondsAtMost: (108 / 6) * 0.5,
      slowest: { name: "m", secondsPerRequest: 0.5, concurrency: 6 },
      unmeasured: [],
    });
  });

  it("is nothing for a viewer, and stopping neither", async () => {
    await expect(launchAs(project.people.viewer, project, request())).rejects.toMatchObject({ code: "forbidden" });
    const viewer = callAs(project.people.viewer);
    const run = await launchAs(project.people.member, project, request({ samples: 1 }));
    await expect(viewer.sweeps.stop({ project: project.slug, run })).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(viewer.sweeps.resume({ project: project.slug, run })).rejects.toMatchObject({ code: "FORBIDDEN" });
  });

  it("shows the sentences of an announced budget", async () => {
    const told = await member().sweeps.told({ project: project.slug, suite: { name: "depot", version: "1", split: "test" }, limit: 2 });
    expect(told).toEqual(["You have 2 turns left, this one included.", "You have 1 turn left, this one included."]);
    expect(await member().sweeps.suites({ project: project.slug })).toMatchObject([
      { name: "depot", splits: [{ name: "test", tasks: 240 }, {}, {}] },
      { name: "workshop", splits: [{ name: "test", tasks: 240 }, {}, {}] },
    ]);
  });
});

it("a run of which nothing was heard for 90 seconds says so", async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  const run = await launchAs(project.people.member, project, request({ samples: 1 }));
  expect(await progressOf(project, run)).toMatchObject({ status: "queued", isQuiet: false });
  await database.client.$executeRaw`update "Run" set "lastNewsAt" = (now() at time zone 'utc') - interval '91 seconds' where id = ${run}`;
  expect(await progressOf(project, run)).toMatchObject({ status: "queued", isQuiet: true });
});
