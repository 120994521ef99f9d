/**
 * Requests per second of a sweep with 64 episodes in flight, against a bare loop of undici requests on the same server that takes 20 ms to
 * answer: once with the episodes kept in memory, once as the command line runs it, into a file. All are measured in turn, several times, in
 * one process, so that a busy machine slows all. Beside it promptfoo, where it is installed: single-turn requests to the same server.
 * Run: npx tsx bench/sweep-http.ts [rounds]
 */
import { fork } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Agent, request } from "undici";
import { runSweep } from "@/cli/sweep/run-sweep";
import { SweepSpec } from "@/core/sweep/sweep-spec";
import { findEnvironment } from "@/engine/environments/registry";
import { ANSWER } from "../tests/support/fault-endpoint";
import { playSweep } from "../tests/support/play-sweep";
import { ratePromptfoo } from "./rate-promptfoo";

const IN_FLIGHT = 64;
const LATENCY_MS = 20;
const TASKS = 60;
const TURNS = 20;
const SAMPLES = 4;
const REQUESTS = TASKS * TURNS * SAMPLES;

/** The server runs in a process of its own: it must not take time from what is measured. */
function serve(): void {
  const body = JSON.stringify(ANSWER);
  const server = createServer((incoming, response) => {
    incoming.resume();
    incoming.on("end", () => setTimeout(() => response.writeHead(200, { "content-type": "application/json" }).end(body), LATENCY_MS));
  });
  server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
}

const spec = SweepSpec.parse({
  name: "bench",
  checkpoints: [{ name: "never", model: "never" }],
  suite: { name: "depot", version: "1", split: "test" },
  tasks: { kind: "drawn", count: TASKS },
  budgets: [TURNS],
  visibility: "announced",
  samples: SAMPLES,
});

async function playInMemory(url: string): Promise<number> {
  const startedMs = performance.now();
  const episodes = await playSweep(spec, { url, host: new URL(url).host }, IN_FLIGHT);
  const turns = episodes.reduce((sum, { turns: kept }) => sum + (kept?.length ?? 0), 0);
  if (turns !== REQUESTS) throw new Error(`${turns} turns were kept of ${REQUESTS}`);
  return perSecond(startedMs);
}

async function playIntoFile(url: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "turnwise-bench-"));
  const sweep = { spec, builtIn: findEnvironment("depot"), endpoint: url, concurrency: IN_FLIGHT, save: join(folder, "episodes.jsonl") };
  const startedMs = performance.now();
  const done = await runSweep(sweep, new AbortController().signal);
  const rate = perSecond(startedMs);
  await rm(folder, { recursive: true });
  if (!done) throw new Error("the sweep was stopped");
  return rate;
}

/** The same number of requests of a middling size, with nothing around them. */
async function loopBare(url: string): Promise<number> {
  const dispatcher = new Agent();
  const messages = Array.from({ length: TURNS }, (_, index) => ({
    role: index % 2 === 0 ? "user" : "assistant",
    content: "x".repeat(350),
  }));
  const body = JSON.stringify({ model: "never", messages, seed: 1 });
  const startedMs = performance.now();
  let left = REQUESTS;
  async function lane(): Promise<void> {
    while (left-- > 0) {
      const { body: answer } = await request(`${url}/v1/chat/completions`, {
        method: "POST",
        body,
        dispatcher,
        headers: { "content-type": "application/json" },
      });
      await answer.json();
    }
  }
  await Promise.all(Array.from({ length: IN_FLIGHT }, lane));
  await dispatcher.destroy();
  return perSecond(startedMs);
}

function perSecond(startedMs: number): number {
  return (REQUESTS * 1000) / (performance.now() - startedMs);
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function measure(url: string, rounds: number): Promise<void> {
  const ways = { "bare undici loop": loopBare, "sweep in memory": playInMemory, "sweep into a file": playIntoFile };
  const rates = Object.entries(ways).map(([name, play]) => ({ name, play, perSecond: [] as number[] }));
  for (const { play } of rates) await play(url);
  for (let round = 0; round < rounds; round++) {
    for (const { play, perSecond: measured } of rates) measured.push(await play(url));
  }
  const ceiling = (IN_FLIGHT * 1000) / LATENCY_MS;
  console.log(`${REQUESTS} requests a round, ${rounds} rounds, ${IN_FLIGHT} in flight, ${LATENCY_MS} ms latency (at most ${ceiling}/s)`);
  const bare = median(rates[0]?.perSecond ?? []);
  for (const { name, perSecond: measured } of rates) {
    console.log(`${name.padEnd(18)}${median(measured).toFixed(0)}/s   ratio ${(median(measured) / bare).toFixed(2)}`);
  }
  const promptfoo = await ratePromptfoo(url, IN_FLIGHT);
  console.log(
    promptfoo === null
      ? "promptfoo is not installed"
      : `promptfoo         ${promptfoo.toFixed(0)}/s   ratio ${(promptfoo / bare).toFixed(2)}`,
  );
}

if (process.send !== undefined) serve();
else {
  const child = fork(new URL(import.meta.url), { execArgv: process.execArgv });
  child.once("message", async (address: { port: number }) => {
    await measure(`http://127.0.0.1:${address.port}`, Number(process.argv[2] ?? 5));
    child.kill();
  });
}
