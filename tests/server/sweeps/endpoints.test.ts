import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stopQueue } from "@/server/queue/queue";
import { openRunScope } from "@/server/scope";
import { openSecret } from "@/server/secrets/open-secret";
import { sealSecret } from "@/server/secrets/seal-secret";
import { exportRun } from "@/server/services/runs/export-run";
import { useDatabase } from "@/tests/support/database";
import { ANSWER, type FaultEndpoint, faults, startFaultEndpoint } from "@/tests/support/fault-endpoint";
import { startLabEndpoint } from "@/tests/support/lab-endpoint";
import { type LocalServer, sendJson, startLocalServer } from "@/tests/support/local-server";
import { callAs, createTestProject, type TestProject } from "@/tests/support/people";
import { addCheckpoint, launchAs, SECRET_KEY, startWorker, sweepOf, type TestWorker, untilProgress } from "@/tests/support/sweep-lab";
import { startWorkerProcess } from "@/tests/support/worker-process";

const CANARY = "sk-canary-4f9a1c7e2b";
const database = useDatabase();
let project: TestProject;
let endpoint: FaultEndpoint;
let lab: LocalServer;
let worker: TestWorker;

beforeAll(async () => {
  [project, endpoint, lab] = await Promise.all([createTestProject(), startFaultEndpoint(), startLabEndpoint()]);
  worker = await startWorker("worker-1", lab.url);
}, 60_000);
afterAll(async () => {
  await worker.stop();
  await Promise.all([endpoint.close(), lab.close()]);
  await stopQueue();
});

const member = () => callAs(project.people.member);
const endpointOf = async (id: string) => (await member().checkpoints.get({ project: project.slug, id })).endpoint;

async function testEndpointOf(checkpoint: string) {
  const { id } = await member().endpoints.test({ project: project.slug, checkpoint });
  await expect
    .poll(async () => (await member().endpoints.testResult({ project: project.slug, id })).finishedAt, { timeout: 30_000 })
    .not.toBeNull();
  return member().endpoints.testResult({ project: project.slug, id });
}

describe("a sealed secret", () => {
  it("opens with its key for its owner, and is never the same twice", () => {
    const sealed = sealSecret(CANARY, "ckp_1", SECRET_KEY);
    expect(sealed).not.toContain(CANARY);
    expect(sealSecret(CANARY, "ckp_1", SECRET_KEY)).not.toBe(sealed);
    expect(openSecret(sealed, "ckp_1", SECRET_KEY)).toBe(CANARY);
  });

  it.each([
    ["another owner", (sealed: string) => openSecret(sealed, "ckp_2", SECRET_KEY)],
    ["another key", (sealed: string) => openSecret(sealed, "ckp_1", `${SECRET_KEY}!`)],
    ["a changed cipher", (sealed: string) => openSecret(`${sealed.slice(0, -2)}xx`, "ckp_1", SECRET_KEY)],
    ["a shortened tag", (sealed: string) => openSecret(sealed.replace(/\.[^.]{22}\./, ".AAAA."), "ckp_1", SECRET_KEY)],
    ["no cipher at all", () => openSecret("v1.a", "ckp_1", SECRET_KEY)],
  ])("does not open for %s", (_, open) => {
    expect(() => open(sealSecret(CANARY, "ckp_1", SECRET_KEY))).toThrow("TURNWISE_SECRET_KEY");
  });
});

describe("the test of an endpoint", () => {
  it("lists the models, sends one chat, and measures the speed at one and at as many as it takes", async () => {
    const checkpoint = await addCheckpoint(project, { url: endpoint.url, model: "qwen", key: CANARY, concurrency: 4 });
    endpoint.plan(faults.models, faults.fine);
    const { status, result } = await testEndpointOf(checkpoint);
    expect(status).toBe("passed");
    expect(result).toMatchObject({
      models: { address: `${endpoint.url}/v1/models`, httpStatus: 200, ids: ["qwen", "qwen-large"], problem: null },
      chat: { address: `${endpoint.url}/v1/chat/completions`, httpStatus: 200, answer: "Action: clear dock", problem: null },
      speed: [
        { inFlight: 1, failed: 0 },
        { inFlight: 4, failed: 0 },
      ],
      fault: null,
      problem: null,
    });
    expect(JSON.parse(result?.chat?.request ?? "")).toMatchObject({ model: "qwen", messages: [{ role: "user" }] });
    expect(result?.chat?.response).toContain("chat.completion");
    expect(endpoint.requests).toHaveLength(1 + 1 + 1 + 4);
    expect(endpoint.requests.every(({ headers }) => headers.authorization === `Bearer ${CANARY}`)).toBe(true);
    const measured = await endpointOf(checkpoint);
    expect(measured?.secondsPerRequest).toBe(result?.speed[1]?.secondsPerRequest);
    expect(measured).toMatchObject({ hasKey: true, model: "qwen" });
  });

  it("needs no list of models, and keeps the speed that the endpoint bears", async () => {
    const checkpoint = await addCheckpoint(project, { url: endpoint.url, model: "few", concurrency: 20 });
    endpoint.plan(faults.notFound, faults.fine, faults.fine, ...Array(8).fill(faults.fine), faults.busy);
    const { status, result } = await testEndpointOf(checkpoint);
    expect(status).toBe("passed");
    expect(result?.models).toMatchObject({ ids: null, httpStatus: 404 });
    expect(result?.speed.map(({ inFlight, failed }) => [inFlight, failed])).toEqual([
      [1, 0],
      [8, 0],
      [20, 20],
    ]);
    expect(result?.speed[2]).toMatchObject({ secondsPerRequest: null, problem: expect.stringContaining("answered 429") });
    expect((await endpointOf(checkpoint))?.secondsPerRequest).toBe(result?.speed[1]?.secondsPerRequest);
  });

  it.each([
    ["unauthorized", "unauthorized", /answered 401/],
    ["html", "web_page", /what is no JSON/],
    ["notFound", "not_found", /answered 404/],
    ["busy", "busy", /answered 429/],
    ["broken", "server_error", /answered 500/],
    ["noChoices", "no_chat", /without a choice/],
    ["hangUp", "no_connection", /could not be reached or broke off/],
  ] as const)("fails with the reason and sends no more where it is %s", async (plan, fault, reason) => {
    const checkpoint = await addCheckpoint(project, { url: endpoint.url, model: "m", name: plan, concurrency: 2 });
    endpoint.plan(faults.models, faults[plan]);
    const { status, result } = await testEndpointOf(checkpoint);
    expect(status).toBe("failed");
    expect(result).toMatchObject({ fault, problem: expect.stringMatching(reason), speed: [], models: { ids: ["qwen", "qwen-large"] } });
    expect(endpoint.requests).toHaveLength(2);
    expect(await endpointOf(checkpoint)).toMatchObject({ secondsPerRequest: null, measuredAt: expect.any(Date) });
  });

  it("is found again as the latest, and outdated once the settings have changed", async () => {
    const checkpoint = await addCheckpoint(project, { url: endpoint.url, model: "latest" });
    const at = { project: project.slug, checkpoint };
    expect(await member().endpoints.latestTest(at)).toBeNull();
    endpoint.plan(faults.fine);
    await testEndpointOf(checkpoint);
    const { id } = await testEndpointOf(checkpoint);
    expect(await member().endpoints.latestTest(at)).toMatchObject({ id, status: "passed", outdated: false });
    await member().endpoints.set({ ...at, url: endpoint.url, model: "another" });
    expect(await member().endpoints.latestTest(at)).toMatchObject({ id, outdated: true });
  });

  it("of an address that is not permitted names the setting, and asks nobody", async () => {
    const checkpoint = await addCheckpoint(project, { url: "http://169.254.169.254", model: "m", name: "metadata" });
    const { status, result } = await testEndpointOf(checkpoint);
    expect(status).toBe("failed");
    expect(result).toMatchObject({ fault: "forbidden_address", models: null, chat: null });
    expect(result?.problem).toContain("TURNWISE_ALLOWED_ENDPOINTS=127.0.0.1,169.254.169.254:80");
  });

  it("reaches the built-in policies wherever they are served", async () => {
    const builtIns = await member().checkpoints.builtIns({ project: project.slug });
    expect(builtIns.map(({ name, checkpoint }) => [name, checkpoint])).toEqual([
      ["careful", null],
      ["hasty", null],
    ]);
    const { id } = await member().checkpoints.addBuiltIn({ project: project.slug, name: "careful" });
    expect((await member().checkpoints.addBuiltIn({ project: project.slug, name: "careful" })).id).toBe(id);
    expect(await testEndpointOf(id)).toMatchObject({
      status: "passed",
      result: { models: { ids: ["careful", "hasty"] }, chat: { address: `${lab.url}/v1/chat/completions` } },
    });
  });
});

describe("a checkpoint", () => {
  it("is registered together with its endpoint, or not at all", async () => {
    const at = { project: project.slug, method: "rl" as const };
    const where = { url: endpoint.url, model: "m", key: CANARY, sampling: { temperature: 0.7 }, concurrency: 3 };
    const made = await member().checkpoints.create({ ...at, name: "whole", endpoint: where });
    expect(made.endpoint).toMatchObject({ url: endpoint.url, model: "m", hasKey: true, sampling: { temperature: 0.7 }, concurrency: 3 });
    await expect(member().checkpoints.create({ ...at, name: "whole", endpoint: where })).rejects.toThrow("Choose another name");
    const wrong = { ...where, url: "no address" };
    await expect(member().checkpoints.create({ ...at, name: "half", endpoint: wrong })).rejects.toThrow("is no address");
    const { sealedKey } = await database.client.endpoint.findUniqueOrThrow({ where: { checkpointId: made.id } });
    expect(openSecret(sealedKey ?? "", made.id, SECRET_KEY)).toBe(CANARY);
    expect((await member().checkpoints.list({ project: project.slug })).some(({ name }) => name === "half")).toBe(false);
  });
});

describe("a key", () => {
  it("stays while the address leads to the same host, and is forgotten when it leads elsewhere", async () => {
    const checkpoint = await addCheckpoint(project, { url: "http://127.0.0.1:8000", model: "m", name: "kept", key: CANARY });
    const set = (url: string, key?: string | null) => member().endpoints.set({ project: project.slug, checkpoint, url, model: "m", key });
    expect(await set("http://127.0.0.1:8000/v1")).toMatchObject({ hasKey: true });
    expect(await set("http://127.0.0.1:9000/v1")).toMatchObject({ hasKey: false });
    expect(await set("http://127.0.0.1:9000/v1", CANARY)).toMatchObject({ hasKey: true });
    expect(await set("http://127.0.0.1:9000/v1", null)).toMatchObject({ hasKey: false });
    await expect(set("not an address")).rejects.toThrow("is no address");
    await expect(set("http://user:pass@host")).rejects.toThrow("the key in its own field");
  });

  it("is in no log, answer, export, job or row, even if the endpoint repeats it", async () => {
    const parrot = await startLocalServer((request, _body, response) => {
      const said = String(request.headers.authorization);
      if (Math.random() < 0.3) return sendJson(response, 500, { error: { message: `bad key ${said}` } });
      const message = { role: "assistant", content: `Action: ${said}` };
      return sendJson(response, 200, { ...ANSWER, choices: [{ index: 0, message, finish_reason: "stop" }] });
    });
    await worker.stop();
    const other = await startWorkerProcess({ TURNWISE_ALLOWED_ENDPOINTS: "127.0.0.1", LOG_LEVEL: "trace" });
    try {
      const at = { project: project.slug };
      const endpointWithKey = { url: parrot.url, model: "m", key: CANARY };
      const made = await member().checkpoints.create({ ...at, name: "parrot", method: "rl", endpoint: endpointWithKey });
      const checkpoint = made.id;
      const test = await testEndpointOf(checkpoint);
      const run = await launchAs(project.people.member, project, sweepOf([checkpoint], { samples: 1 }));
      const progress = await untilProgress(project, run);
      expect(progress.totals.episodes).toBe(12);
      const api = [
        made,
        test,
        progress,
        await member().runs.get({ ...at, run }),
        await member().checkpoints.list(at),
        await member().checkpoints.get({ ...at, id: checkpoint }),
        await member().endpoints.latestTest({ ...at, checkpoint }),
        await member().endpoints.set({ ...at, checkpoint, ...endpointWithKey }),
        await member().sweeps.estimate({ ...at, ...sweepOf([checkpoint]) }),
      ];
      const seen = [JSON.stringify(api), await exportOf(run), await dumpOf(), other.log()];
      expect(seen.filter((text) => text.includes(CANARY))).toEqual([]);
      expect(seen[1]).toContain("Bearer [key]");
      expect(seen[3]).toContain("job done");
    } finally {
      await other.stop();
      await parrot.close();
    }
  });
});

async function exportOf(run: string): Promise<string> {
  const scope = await openRunScope(project.people.viewer, run, "run:read");
  const pieces: Uint8Array[] = [];
  for await (const piece of exportRun(scope, run)) pieces.push(piece);
  return Buffer.concat(pieces).toString("utf8");
}

/** Every row of every table, the queue's as well, as text. */
async function dumpOf(): Promise<string> {
  const tables = await database.client.$queryRaw<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`;
  const texts = [];
  for (const { name } of tables) {
    const rows = await database.client.$queryRawUnsafe<{ text: string | null }[]>(
      `select string_agg(t::text, E'\\n') as text from ${name} t`,
    );
    texts.push(rows[0]?.text ?? "");
  }
  return texts.join("\n");
}
