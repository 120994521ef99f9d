/**
 * Requests per second of a sweep that workers play and store, every turn and episode, in a PostgreSQL of its own that survives power cuts:
 * one worker, then two, 64 requests in flight in all, against a bare loop of undici requests on the same server that takes 20 ms to answer.
 * All are measured in turn, several times; server and workers are processes of their own.
 * Run: npx tsx bench/sweep-stored.ts [rounds]
 */
import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Agent, request } from "undici";
import { closeDatabase, getDatabase } from "@/server/database/database";
import { startEmbedded } from "@/server/database/embedded";
import { migrateDatabase } from "@/server/database/migrate";
import { closePool } from "@/server/database/pool";
import { startQueue, stopQueue } from "@/server/queue/queue";
import { ANSWER } from "../tests/support/fault-endpoint";
import { createTestProject, type TestProject } from "../tests/support/people";
import { addCheckpoint, launchAs, sweepOf } from "../tests/support/sweep-lab";

const IN_FLIGHT = 64;
const LATENCY_MS = 20;
const TASKS = 64;
const TURNS = 20;
const SAMPLES = 12;
const REQUESTS = TASKS * TURNS * SAMPLES;

function serve(): void {
  const body = JSON.stringify(ANSWER);
  const server = createServer((incoming, response) => {
    incoming.resume();
    incoming.on("end", () => setTimeout(() => response.writeHead(200, { "content-type": "application/json" }).end(body), LATENCY_MS));
  });
  server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
}

async function loopBare(url: string): Promise<number> {
  const dispatcher = new Agent();
  const messages = Array.from({ length: TURNS }, () => ({ role: "user", content: "x".repeat(350) }));
  const body = JSON.stringify({ model: "never", messages, seed: 1 });
  const startedMs = performance.now();
  let left = REQUESTS;
  async function lane(): Promise<void> {
    while (left-- > 0) {
      const headers = { "content-type": "application/json" };
      const { body: answer } = await request(`${url}/v1/chat/completions`, { method: "POST", body, dispatcher, headers });
      await answer.json();
    }
  }
  await Promise.all(Array.from({ length: IN_FLIGHT }, lane));
  await dispatcher.destroy();
  return perSecond(startedMs);
}

/** From launch until every episode is stored. */
async function playStored(project: TestProject, checkpoint: string): Promise<number> {
  const tasks = { kind: "drawn" as const, count: TASKS };
  const startedMs = performance.now();
  const run = await launchAs(project.people.owner, project, sweepOf([checkpoint], { tasks, budgets: [TURNS], samples: SAMPLES }));
  for (;;) {
    const { _sum } = await getDatabase().batch.aggregate({ where: { runId: run }, _sum: { settled: true, episodes: true } });
    if (_sum.settled === _sum.episodes) return perSecond(startedMs);
    await sleep(50);
  }
}

async function startWorkers(count: number): Promise<ChildProcess[]> {
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: "production", LOG_LEVEL: "info", TURNWISE_ALLOWED_ENDPOINTS: "127.0.0.1" };
  return Promise.all(
    Array.from({ length: count }, async () => {
      const worker = spawn(process.execPath, ["--import", "tsx", "worker/main.ts"], { env, stdio: ["ignore", "pipe", "inherit"] });
      await once(worker.stdout, "data");
      worker.stdout.resume();
      return worker;
    }),
  );
}

async function stopWorkers(workers: readonly ChildProcess[]): Promise<void> {
  const ends = workers.map((worker) => once(worker, "exit"));
  for (const worker of workers) worker.kill("SIGTERM");
  await Promise.all(ends);
}

function perSecond(startedMs: number): number {
  return (REQUESTS * 1000) / (performance.now() - startedMs);
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function measure(url: string, rounds: number): Promise<void> {
  const project = await createTestProject();
  const checkpoint = await addCheckpoint(project, { url, model: "never", concurrency: IN_FLIGHT });
  const rates: Record<string, number[]> = { "bare undici loop": [], "one worker": [], "two workers": [] };
  for (let round = 0; round < rounds; round++) {
    rates["bare undici loop"]?.push(await loopBare(url));
    for (const [name, count] of [
      ["one worker", 1],
      ["two workers", 2],
    ] as const) {
      const workers = await startWorkers(count);
      rates[name]?.push(await playStored(project, checkpoint));
      await stopWorkers(workers);
    }
  }
  console.log(`${REQUESTS} requests a round, ${rounds} rounds, ${IN_FLIGHT} in flight, ${LATENCY_MS} ms latency`);
  const bare = median(rates["bare undici loop"] ?? []);
  for (const [name, measured] of Object.entries(rates)) {
    console.log(`${name.padEnd(18)}${median(measured).toFixed(0)}/s   ratio ${(median(measured) / bare).toFixed(2)}`);
  }
}

async function main(url: string): Promise<void> {
  const dataFolder = await mkdtemp(join(tmpdir(), "turnwise-bench-"));
  const database = await startEmbedded({ dataFolder });
  process.env.DATABASE_URL = database.url();
  await migrateDatabase(database.url());
  await startQueue();
  try {
    await measure(url, Number(process.argv[2] ?? 3));
  } finally {
    await stopQueue();
    await closePool();
    await closeDatabase();
    await database.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

if (process.send !== undefined) serve();
else {
  process.umask(0o022);
  const child = fork(new URL(import.meta.url), { execArgv: process.execArgv });
  child.once("message", async (address: { port: number }) => {
    await main(`http://127.0.0.1:${address.port}`);
    child.kill();
  });
}
