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
  it("sends a real request and shows it with its answer and the speed, and measures the checkpoint", async () => {
    const checkpoint = await addCheckpoint(project, { url: endpoint.url, model: "qwen", key: CANARY, concurrency: 4 });
    endpoint.plan(faults.fine);
    const { status, result } = await testEndpointOf(checkpoint);
    expect(status).toBe("passed");
    expect(result).toMatchObject({
      address: `${endpoint.url}/v1/chat/completions`,
      httpStatus: 200,
      answer: "Action: clear dock",
      problem: null,
      failedTogether: 0,
      concurrency: 4,
    });
    expect(JSON.parse(result?.request ?? "")).toMatchObject({ model: "qwen", messages: [{ role: "user" }] });
    expect(result?.response).toContain("chat.completion");
    expect(endpoint.requests).toHaveLength(5);
    expect(endpoint.requests.every(({ headers }) => headers.authorization === `Bearer ${CANARY}`)).toBe(true);
    const measured = await endpointOf(checkpoint);
    expect(measured?.secondsPerRequest).toBe(result?.secondsTogether);
    expect(measured).toMatchObject({ hasKey: true, model: "qwen" });
  });

  it.each([
    ["unauthorized", /answered 401/],
    ["html", /what is no JSON/],
    ["notFound", /answered 404/],
  ] as const)("fails with the reason where it is %s", async (fault, reason) => {
    const checkpoint = await addCheckpoint(project, { url: endpoint.url, model: "m", name: fault, concurrency: 2 });
    endpoint.plan(faults[fault]);
    const { status, result } = await testEndpointOf(checkpoint);
    expect(status).toBe("failed");
    expect(result?.problem).toMatch(reason);
    expect(endpoint.requests).toHaveLength(1);
  });

  it("of an address that is not permitted names the setting, and asks nobody", async () => {
    const checkpoint = await addCheckpoint(project, { url: "http://169.254.169.254", model: "m", name: "metadata" });
    const { status, result } = await testEndpointOf(checkpoint);
    expect(status).toBe("failed");
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
    expect(await testEndpointOf(id)).toMatchObject({ status: "passed", result: { address: `${lab.url}/v1/chat/completions` } });
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
      const checkpoint = await addCheckpoint(project, { url: parrot.url, model: "m", name: "parrot", key: CANARY });
      const test = await testEndpointOf(checkpoint);
      const run = await launchAs(project.people.member, project, sweepOf([checkpoint], { samples: 1 }));
      const progress = await untilProgress(project, run);
      expect(progress.totals.episodes).toBe(12);
      const api = [
        test,
        progress,
        await member().runs.get({ project: project.slug, run }),
        await member().checkpoints.list({ project: project.slug }),
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
