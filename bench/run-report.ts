/**
 * A run of 100,000 episodes, stored by the import's own path and then read as the run page reads it.
 * Prints milliseconds (and how much of them this process computed), and ratios to what the same machine needs for a bare round trip and a bare JSON.parse in the same run.
 *
 *     npx tsx bench/run-report.ts [episodes]
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const EPISODES = Number(process.argv[2] ?? 100_000);
const TASKS = 250;
const LIMITS = [1, 2, 4, 8, 16];
const CHECKPOINTS = ["base", "sft", "rl-200", "rl-400"];
const ROUNDS = 9;
const SAMPLES = Math.ceil(EPISODES / (TASKS * LIMITS.length * CHECKPOINTS.length));

async function main(): Promise<void> {
  const { startEmbedded } = await import("@/server/database/embedded");
  const { migrateDatabase } = await import("@/server/database/migrate");
  const dataFolder = await mkdtemp(join(tmpdir(), "turnwise-bench-"));
  const server = await startEmbedded({ dataFolder, durable: false });
  process.env.DATABASE_URL = server.url("postgres");
  process.env.LOG_LEVEL = "warn";
  try {
    await migrateDatabase(server.url("postgres"));
    await measure();
  } finally {
    await server.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

async function measure(): Promise<void> {
  const { checkFiles, storeImport } = await import("@/tests/support/import-files");
  const { callAs, createTestProject } = await import("@/tests/support/people");
  const { getDatabase, closeDatabase } = await import("@/server/database/database");
  const { stopQueue } = await import("@/server/queue/queue");
  const { slug, people } = await createTestProject();
  const api = callAs(people.owner);

  const lines = Buffer.from([...makeLines()].join(""));
  const parsing = time(() => parseEach(lines.toString("utf8")));
  const [id, checking] = await timed(() => checkFiles(people.owner, slug, { "episodes.jsonl": lines }));
  const [stored, storing] = await timed(() => storeImport(people.owner, slug, id));
  const run = stored.runId ?? "";
  const { totals } = await api.runs.get({ project: slug, run });
  print(`${totals.episodes} episodes, ${(lines.length / 1e6).toFixed(0)} MB: upload and check ${s(checking)}, store ${s(storing)}`);
  print(
    `  a bare JSON.parse of every line ${s(parsing)}; check takes ${(checking / parsing).toFixed(1)} times, store ${(storing / parsing).toFixed(1)} times that`,
  );

  const roundTrip = await median(() => getDatabase().$queryRaw`select 1`);
  print(`a bare round trip to the database ${ms(roundTrip)}`);
  const [entry] = (await api.runs.get({ project: slug, run })).entries;
  const entries = await api.reports.entries({ project: slug });
  const [a = "", b = ""] = entries.map((row) => row.id);
  await report("reports.passKt", roundTrip, () => api.reports.passKt({ project: slug, run }));
  await report("reports.compare", roundTrip, () => api.reports.compare({ project: slug, a, b }));
  await report("runs.get", roundTrip, () => api.runs.get({ project: slug, run }));
  await report("episodes.list", roundTrip, () => api.episodes.list({ project: slug, run, outcome: "failure" }));
  await report("episodes.tasks", roundTrip, () => api.episodes.tasks({ project: slug, run, entry: entry?.id ?? "" }));
  const { items } = await api.episodes.list({ project: slug, run });
  await report("episodes.get", roundTrip, () => api.episodes.get({ episode: items[50]?.id ?? "" }));
  await stopQueue();
  await closeDatabase();
}

function* makeLines(): Generator<string> {
  for (const name of CHECKPOINTS) {
    for (let task = 0; task < TASKS; task += 1) {
      for (const limit of LIMITS) for (let sample = 0; sample < SAMPLES; sample += 1) yield makeLine(name, task, limit, sample);
    }
  }
}

function makeLine(name: string, task: number, limit: number, sample: number): string {
  const used = Math.min(limit, 1 + ((task * 13 + sample * 7) % 12));
  const success = (task * 31 + sample * 17 + name.length * 5) % 20 < limit + 2;
  const turns = Array.from({ length: Math.min(used, 4) }, (_, index) => ({
    index: index + 1,
    messages: [
      { role: "assistant", content: `I think that box ${task} stands at ${sample}; go to shelf ${index}. `.repeat(3) },
      { role: "user", content: `You are at shelf ${index} of ${task}. You see nothing. `.repeat(2) },
    ],
  }));
  const episode = {
    schema: "turnwise.episode/1",
    checkpoint: { name, method: name.startsWith("rl") ? "rl" : name },
    suite: { name: "bench", version: "1", split: "test" },
    task_id: `task-${task}`,
    sample,
    budget: { unit: "assistant_turn", limit, visibility: "hidden" },
    turns,
    outcome: { success, success_turn: success ? used : null, turns_used: used, stop_reason: success ? "success" : "turn_limit" },
  };
  return `${JSON.stringify(episode)}\n`;
}

function parseEach(text: string): void {
  for (const line of text.split("\n")) if (line !== "") JSON.parse(line);
}

async function report(name: string, roundTripMs: number, call: () => Promise<unknown>): Promise<void> {
  const before = process.cpuUsage();
  const callMs = await median(call);
  const { user, system } = process.cpuUsage(before);
  const computedMs = (user + system) / 1000 / (ROUNDS + 1);
  print(
    `${name.padEnd(16)} ${ms(callMs).padStart(10)}  computing ${ms(computedMs).padStart(9)}  ${(callMs / roundTripMs).toFixed(0)} round trips`,
  );
}

/** Median in milliseconds, after one call that warms up. */
async function median(call: () => Promise<unknown>): Promise<number> {
  await call();
  const times: number[] = [];
  for (let index = 0; index < ROUNDS; index += 1) times.push((await timed(call))[1]);
  return times.sort((a, b) => a - b)[4] ?? 0;
}

async function timed<Value>(call: () => Promise<Value>): Promise<[Value, number]> {
  const started = performance.now();
  const value = await call();
  return [value, performance.now() - started];
}

function time(call: () => void): number {
  const started = performance.now();
  call();
  return performance.now() - started;
}

const ms = (value: number) => `${value.toFixed(1)} ms`;
const s = (value: number) => `${(value / 1000).toFixed(1)} s`;
const print = (line: string) => console.log(line);

await main();
