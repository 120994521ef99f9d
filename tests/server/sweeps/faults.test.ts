import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { stopQueue } from "@/server/queue/queue";
import { useDatabase } from "@/tests/support/database";
import { type Fault, type FaultEndpoint, faults, startFaultEndpoint } from "@/tests/support/fault-endpoint";
import { callAs, createTestProject, type TestProject } from "@/tests/support/people";
import { addCheckpoint, identitiesOf, launchAs, startWorker, sweepOf, type TestWorker, untilProgress } from "@/tests/support/sweep-lab";

const ChatBody = z.object({ messages: z.array(z.unknown()) });

const database = useDatabase();
let project: TestProject;
let endpoint: FaultEndpoint;
let worker: TestWorker;
let checkpoint: string;

beforeAll(async () => {
  [project, endpoint] = await Promise.all([createTestProject(), startFaultEndpoint()]);
  checkpoint = await addCheckpoint(project, { url: endpoint.url, model: "m", name: "faulty", key: "sk-a-key-of-nobody", concurrency: 4 });
  worker = await startWorker();
}, 60_000);
afterAll(async () => {
  await worker.stop();
  await endpoint.close();
  await stopQueue();
});
afterEach(() => endpoint.plan(faults.fine));

const member = () => callAs(project.people.member);
const launch = (over = {}) =>
  launchAs(project.people.member, project, sweepOf([checkpoint], { budgets: [1], samples: 1, limits: { requestMs: 1_000 }, ...over }));

/** Fails so often, then answers: each fault is met by a request of its own. */
const often = (fault: Fault, times: number) => [...Array.from({ length: times }, () => fault), faults.fine];

describe("an endpoint that", () => {
  it.each(["busy", "broken", "html", "halfJson", "empty", "noChoices", "cutOff", "hangUp", "slow"] as const)(
    "is %s for a while costs retries, no episode",
    async (name) => {
      endpoint.plan(...often(faults[name], 2));
      const run = await launch();
      const progress = await untilProgress(project, run);
      expect(progress).toMatchObject({ status: "finished", totals: { episodes: 6, counted: 6 } });
      expect(endpoint.requests.length).toBe(8);
    },
  );

  it.each(["busy", "broken", "html", "halfJson", "empty", "hangUp", "notFound"] as const)(
    "is %s for good leaves every episode exactly once, missing, with the cause",
    async (name) => {
      endpoint.plan(faults[name]);
      const run = await launch();
      const progress = await untilProgress(project, run);
      expect(progress).toMatchObject({ status: "failed", totals: { episodes: 6, counted: 0, missing: { endpoint_error: 6 } } });
      expect(progress.missing).toMatchObject([{ cause: "endpoint_error", episodes: 6 }]);
      const [problem, ...others] = await member().sweeps.problems({ project: project.slug, run });
      expect(problem).toMatchObject({ cause: "endpoint_error", episodes: 6, message: expect.stringContaining(endpoint.url) });
      expect(others).toEqual([]);
      const { stored, planned } = await identitiesOf(run);
      expect(stored).toEqual(planned);
    },
  );

  it("is full of context ends the episode as an outcome", async () => {
    endpoint.plan(faults.contextFull);
    const progress = await untilProgress(project, await launch());
    expect(progress).toMatchObject({ status: "finished", totals: { counted: 6 } });
  });

  it.each(["unauthorized", "forbidden"] as const)("answers %s makes the run wait, with the reason, and nothing is lost", async (name) => {
    endpoint.plan(faults[name]);
    const run = await launch();
    const halted = await untilProgress(project, run, ({ status }) => status === "stopped");
    expect(halted).toMatchObject({ haltedBy: "endpoint", waiting: 6, inHand: 0, totals: { episodes: 0 } });
    expect(halted.haltedReason).toMatch(/answered 40[13] \(.*\)/);
    endpoint.plan(faults.fine);
    await member().sweeps.resume({ project: project.slug, run });
    expect(await untilProgress(project, run)).toMatchObject({ status: "finished", totals: { counted: 6 }, haltedBy: null });
  });

  it("answers nobody any more makes the run wait before all of it is lost", async () => {
    endpoint.plan(faults.broken);
    const run = await launch({ samples: 10 });
    const halted = await untilProgress(project, run, ({ status }) => status === "stopped");
    expect(halted.haltedBy).toBe("endpoint");
    expect(halted.totals.missing.endpoint_error).toBeGreaterThanOrEqual(10);
    expect(halted.totals.episodes).toBeLessThan(20);
    endpoint.plan(faults.fine);
    const { episodes } = await member().sweeps.retryMissing({ project: project.slug, run, causes: ["endpoint_error"] });
    expect(episodes).toBe(halted.totals.missing.endpoint_error);
    const progress = await untilProgress(project, run);
    expect(progress).toMatchObject({ status: "finished", totals: { episodes: 60, counted: 60, missing: {} } });
  });
});

describe("what is missing", () => {
  it("is played again by cause, as a new attempt; the turns of the earlier one are kept and not counted", async () => {
    // The first turn of every episode is answered, the second is not.
    const isFirstTurn = () => ChatBody.parse(JSON.parse(endpoint.requests.at(-1)?.body ?? "")).messages.length === 2;
    endpoint.plan((response) => (isFirstTurn() ? faults.fine(response) : faults.broken(response)));
    const run = await launch({ budgets: [2] });
    expect(await untilProgress(project, run)).toMatchObject({ status: "failed", totals: { missing: { endpoint_error: 6 } } });
    const attempts = () => database.client.attemptTurn.count({ where: { planned: { entry: { runId: run } } } });
    expect(await attempts()).toBe(6);

    endpoint.plan(faults.fine);
    expect(await member().sweeps.retryMissing({ project: project.slug, run, causes: ["environment_error"] })).toEqual({ episodes: 0 });
    expect(await member().sweeps.retryMissing({ project: project.slug, run, causes: ["endpoint_error"] })).toEqual({ episodes: 6 });
    const progress = await untilProgress(project, run);
    expect(progress).toMatchObject({ status: "finished", totals: { episodes: 6, counted: 6, missing: {} } });
    expect(await attempts()).toBe(6);
    const { stored, planned } = await identitiesOf(run);
    expect(stored).toEqual(planned);
    await expect(member().sweeps.stop({ project: project.slug, run })).rejects.toMatchObject({ code: "CONFLICT" });
  });
});

describe("a run that waits for a person", () => {
  it("because its endpoint is not permitted says which setting permits it", async () => {
    const elsewhere = await addCheckpoint(project, { url: "http://10.1.2.3:8000", model: "m", name: "elsewhere" });
    const run = await launch({ checkpointIds: [elsewhere] });
    const halted = await untilProgress(project, run, ({ status }) => status === "stopped");
    expect(halted.haltedReason).toContain("TURNWISE_ALLOWED_ENDPOINTS=127.0.0.1,10.1.2.3:8000");
  });

  /** A run that was stopped before anything of it was settled. */
  async function launchAndStop(over = {}): Promise<string> {
    endpoint.plan(faults.slow);
    const run = await launch({ limits: {}, ...over });
    await untilProgress(project, run, ({ inHand }) => inHand === 6);
    await member().sweeps.stop({ project: project.slug, run });
    const stopped = await untilProgress(project, run, ({ status }) => status === "stopped");
    expect(stopped).toMatchObject({ haltedBy: "person", haltedReason: "Stopped by member.", waiting: 6, inHand: 0 });
    endpoint.plan(faults.fine);
    return run;
  }

  it("because its endpoint was removed says so", async () => {
    const removed = await addCheckpoint(project, { url: endpoint.url, model: "m", name: "removed" });
    const run = await launchAndStop({ checkpointIds: [removed] });
    await member().endpoints.remove({ project: project.slug, checkpoint: removed });
    await member().sweeps.resume({ project: project.slug, run });
    const halted = await untilProgress(project, run, ({ haltedBy }) => haltedBy !== null);
    expect(halted).toMatchObject({ haltedBy: "endpoint", totals: { episodes: 0 } });
    expect(halted.haltedReason).toContain("removed has no endpoint any more");
  });

  it("because of a bug says where to look, after three deliveries", async () => {
    const run = await launchAndStop();
    await database.client.$executeRaw`
      update "PlannedEpisode" set "taskId" = "taskId" || '-gone' from "Entry" where "Entry".id = "entryId" and "runId" = ${run}`;
    await member().sweeps.resume({ project: project.slug, run });
    const halted = await untilProgress(project, run, ({ haltedBy }) => haltedBy !== null);
    expect(halted).toMatchObject({ haltedBy: "platform", totals: { episodes: 0 } });
    expect(halted.haltedReason).toMatch(/Something went wrong on our side, 3 times\. .* bat_/);
  });
});
