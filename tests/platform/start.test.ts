import { spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { isRunning, signalProcess } from "@/server/process-table";
import { findFreePort, type RunningApp, startApp } from "@/tests/support/app";
import { type Checkout, copyCheckout } from "@/tests/support/checkout";

const isRoot = process.getuid?.() === 0;
/** Where we are root, an account that owns nothing; else ourselves. */
const ordinary = isRoot ? { uid: 65_534, gid: 65_534 } : undefined;

const RunRecord = z.object({
  supervisor: z.object({ pid: z.number() }),
  children: z.array(z.object({ name: z.string(), pid: z.number() })),
});
const Health = z.object({ status: z.string(), database: z.boolean(), queue: z.boolean(), workers: z.number() });

function readRecord(app: RunningApp): z.infer<typeof RunRecord> {
  return RunRecord.parse(JSON.parse(readFileSync(join(app.dataFolder, "running.json"), "utf8")));
}

function pidOf(app: RunningApp, name: string): number {
  return readRecord(app).children.find((child) => child.name === name)?.pid ?? 0;
}

function postgresPid(dataFolder: string): number {
  return Number.parseInt(readFileSync(join(dataFolder, "postgres", "postmaster.pid"), "utf8"), 10);
}

async function readStatus(app: RunningApp): Promise<z.infer<typeof Health> | null> {
  try {
    const answer = await fetch(`${app.url}/api/health`);
    return Health.parse(await answer.json());
  } catch {
    return null;
  }
}

async function expectReady(app: RunningApp): Promise<void> {
  const ready = { status: "ready", database: true, queue: true, workers: 1 };
  await expect.poll(() => readStatus(app), { timeout: 60_000, interval: 300 }).toMatchObject(ready);
}

async function listRunning(pids: number[]): Promise<number[]> {
  const running = await Promise.all(pids.map(isRunning));
  return pids.filter((_, index) => running[index]);
}

describe("an ordinary user, in a path with a blank", () => {
  let checkout: Checkout;
  let dataFolder: string;
  let app: RunningApp;
  let setupToken: string | null;

  const start = (options: Parameters<typeof startApp>[0] = {}) =>
    startApp({ root: checkout.path, dataFolder, account: ordinary, env: { HOME: checkout.path }, ...options });

  beforeAll(async () => {
    checkout = copyCheckout(tmpdir(), "my checkout", ordinary);
    dataFolder = join(checkout.path, ".turnwise");
    app = await start();
    setupToken = app.setupToken;
  });
  afterAll(async () => {
    await app?.stop();
    checkout?.remove();
  });

  test("npm start prints the address and a link for the first account, and answers", async () => {
    await expectReady(app);
    expect(app.output()).toContain(`Turnwise is ready: ${app.url}`);
    expect(setupToken).toMatch(/^[\w-]{43}$/);
    expect(app.output()).toContain("unchanged");
  });

  test("secrets lie in files for their owner alone", () => {
    for (const name of ["postgres.json", "nextauth-secret", "setup-token"]) {
      expect(statSync(join(dataFolder, name)).mode & 0o777).toBe(0o600);
    }
  });

  test("health and pages tell no secret, and nothing may frame them", async () => {
    const answer = await fetch(`${app.url}/api/health`);
    expect(await answer.json()).toEqual({ status: "ready", web: true, database: true, queue: true, workers: 1 });
    expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("x-powered-by")).toBeNull();
  });

  test("a second start of the same checkout says what runs, and leaves it alone", async () => {
    const env = { ...process.env, PORT: String(await findFreePort()), TURNWISE_DATA_DIR: dataFolder };
    const second = spawnSync(process.execPath, ["bin/start.mjs"], { cwd: checkout.path, env, encoding: "utf8", ...ordinary });
    expect(second.stdout).toContain(`Turnwise runs already: ${app.url}`);
    expect(second.status).toBe(0);
    await expectReady(app);
  });

  test.each(["web", "worker"])("after kill -9 of the %s it is started again, and that is said", async (name) => {
    const before = pidOf(app, name);
    signalProcess(before, "SIGKILL");
    await expect.poll(() => pidOf(app, name), { timeout: 30_000 }).not.toBe(before);
    await expectReady(app);
    expect(app.output()).toMatch(new RegExp(`${name} +ended by itself \\(SIGKILL\\); starting it again in 1 s`));
  });

  test("after kill -9 of the database everything comes back by itself", async () => {
    const before = postgresPid(dataFolder);
    signalProcess(before, "SIGKILL");
    await expect.poll(() => app.output(), { timeout: 30_000 }).toContain("database   ended by itself; starting it again");
    await expectReady(app);
    expect(postgresPid(dataFolder)).not.toBe(before);
  });

  test("after kill -9 of the start itself web and worker end, and the next start takes over the database", async () => {
    const children = readRecord(app).children.map(({ pid }) => pid);
    const database = postgresPid(dataFolder);
    app.process.kill("SIGKILL");
    await expect.poll(() => listRunning(children), { timeout: 40_000 }).toEqual([]);
    expect(await isRunning(database)).toBe(true);
    app = await start({ port: app.port });
    expect(app.output()).toContain("still running from before");
    expect(app.setupToken).toBe(setupToken);
    await expectReady(app);
  });

  test("SIGTERM ends web, worker and database in this order and leaves nothing running", async () => {
    const pids = [...readRecord(app).children.map(({ pid }) => pid), postgresPid(dataFolder)];
    expect(await app.stop()).toBe(0);
    expect(await listRunning(pids)).toEqual([]);
    expect(app.output()).toMatch(/web +stopped\n[\s\S]*worker +stopped\n[\s\S]*database +stopped\n/);
    app = await start({ viaNpm: true });
    await expectReady(app);
  });

  test("a port that another program has is told in one sentence", async () => {
    const other = createServer().listen(0);
    const address = other.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const folder = join(checkout.path, "other-data");
    const env = { ...process.env, PORT: String(port), TURNWISE_DATA_DIR: folder };
    const second = spawnSync(process.execPath, ["bin/start.mjs"], { cwd: checkout.path, env, encoding: "utf8", ...ordinary });
    other.close();
    expect(second.stdout).toContain(`Port ${port} is taken by another program: choose another, for example PORT=${port + 1} npm start.`);
    expect(second.status).toBe(1);
  });

  test("a DATABASE_URL that nobody answers is told in one sentence", async () => {
    const port = await findFreePort();
    const url = `postgresql://turnwise:verysecret@127.0.0.1:${port}/turnwise`;
    const env = {
      ...process.env,
      PORT: String(await findFreePort()),
      TURNWISE_DATA_DIR: join(checkout.path, "other-data"),
      DATABASE_URL: url,
    };
    const second = spawnSync(process.execPath, ["bin/start.mjs"], { cwd: checkout.path, env, encoding: "utf8", ...ordinary });
    expect(second.stdout).toContain(`DATABASE_URL: no connection to 127.0.0.1:${port}/turnwise`);
    expect(second.stdout).not.toContain("verysecret");
    expect(second.status).toBe(1);
  });
});

describe.skipIf(!isRoot)("root, with the checkout under /root", () => {
  let checkout: Checkout;
  beforeAll(() => {
    checkout = copyCheckout("/root", "turnwise");
  });
  afterAll(() => checkout.remove());

  test("npm start works, its database lies where PostgreSQL's account can reach it, and it is found again", async () => {
    const dataFolder = join(checkout.path, ".turnwise");
    const first = await startApp({ root: checkout.path, dataFolder });
    await expectReady(first);
    const folder = /embedded PostgreSQL made in (\S+)/.exec(first.output())?.[1] ?? "";
    expect(statSync(folder).uid).not.toBe(0);
    expect(await first.stop()).toBe(0);
    const second = await startApp({ root: checkout.path, dataFolder });
    expect(second.setupToken).toBe(first.setupToken);
    expect(second.output()).not.toContain("made in");
    expect(second.output()).toContain(`The database is ${folder}, its secrets are in ${dataFolder}.`);
    await second.stop();
    spawnSync("rm", ["-rf", folder]);
  });
});
