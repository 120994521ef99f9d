import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import normalQuantile from "@stdlib/stats-base-dists-normal-quantile";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { PassKtReport } from "@/core/reports/pass-kt-report";
import type { Task } from "@/core/suite/task";
import { selectTasks } from "@/core/sweep/select-tasks";
import { findEnvironment } from "@/engine/environments/registry";
import { DEPOT_POLICIES } from "@/engine/lab/depot-policies";
import { exactSuccessByTurn } from "@/engine/lab/exact-success";
import { runTurnwise, useFiles } from "@/tests/support/command-line";
import { identityOf, readEpisodes, sweepArguments } from "@/tests/support/endpoint-sweep";
import { startLabEndpoint } from "@/tests/support/lab-endpoint";
import type { LocalServer } from "@/tests/support/local-server";

const ChatRequest = z.object({
  model: z.string(),
  temperature: z.number().optional(),
  messages: z.array(z.object({ content: z.string() })),
});

const { environment, template, suite } = findEnvironment("depot");
const files = useFiles();
const requests: z.infer<typeof ChatRequest>[] = [];
let server: LocalServer;

beforeAll(async () => {
  server = await startLabEndpoint((json) => requests.push(ChatRequest.parse(json)));
});
afterAll(() => server.close());
beforeEach(() => {
  requests.length = 0;
});

const saveTo = (name: string) => join(files.folder, name);

/** The probabilities of success by turn 1, 2, … 8 of every task. */
function truthsOf(tasks: readonly Task[], policyName: string): Promise<number[][]> {
  const policy = DEPOT_POLICIES.find(({ name }) => name === policyName);
  if (policy === undefined) throw new Error(`no policy ${policyName}`);
  return Promise.all(tasks.map((task) => exactSuccessByTurn({ environment, template, task, policy, limit: 8, visibility: "hidden" })));
}

test.each(["careful", "hasty"])(
  "the report of %s lies inside a simultaneous band (99.9 per cent) around the analytic truth",
  async (model) => {
    const [samples, budgets] = [4, [1, 2, 4, 8]];
    const sweep = { model, tasks: "20", samples: String(samples), budgets: budgets.join(","), concurrency: "32", seed: "20" };
    const { code, stdout } = await runTurnwise(...sweepArguments(server.url, saveTo(`${model}.jsonl`), sweep), "--json");
    expect(code).toBe(0);
    const report = PassKtReport.parse(JSON.parse(stdout));
    expect(report).toMatchObject({ mode: "rerun", seed: 20, t: budgets });
    const [entry] = report.checkpoints;
    expect(entry).toMatchObject({ name: model, suite: "depot", visibility: "announced", tasks: 20, episodes: 320 });
    const split = { name: "depot", version: "1", split: "test" };
    const truths = await truthsOf(selectTasks({ suite: split, tasks: { kind: "drawn", count: 20, seed: 0 } }, suite.tasks), model);
    const bound = normalQuantile(1 - 0.001 / (2 * 2 * budgets.length), 0, 1);
    for (const t of budgets) {
      const chances = truths.map((byTurn) => byTurn[t - 1] ?? Number.NaN);
      const truth = chances.reduce((sum, p) => sum + p, 0) / chances.length;
      const deviation = Math.sqrt(chances.reduce((sum, p) => sum + (p * (1 - p)) / samples, 0)) / chances.length;
      const estimate = entry?.cells.find((cell) => cell.k === 1 && cell.t === t)?.value ?? Number.NaN;
      expect(Math.abs(estimate - truth), `T = ${t}`).toBeLessThanOrEqual(bound * deviation);
    }
  },
  120_000,
);

test("what it prints is the report of the file that it wrote", async () => {
  const save = saveTo("report.jsonl");
  const played = await runTurnwise(...sweepArguments(server.url, save), "--json", "--output", saveTo("page"));
  const read = await runTurnwise("eval", "budget", save, "--json");
  expect([played.code, read.code]).toEqual([0, 0]);
  expect(played.stdout).toBe(read.stdout);
  expect(JSON.parse(readFileSync(saveTo("page/report.json"), "utf8"))).toEqual(JSON.parse(read.stdout));
  expect(existsSync(saveTo("page/index.html"))).toBe(true);
});

test("each (task, budget, sample) stands once in the file, with the facts that were told", async () => {
  const save = saveTo("facts.jsonl");
  const facts = { checkpoint: "rl-400", method: "rl", temperature: "0.5", split: "validation" };
  expect((await runTurnwise(...sweepArguments(server.url, save, facts))).code).toBe(0);
  const episodes = readEpisodes(save);
  expect(new Set(episodes.map(identityOf)).size).toBe(24);
  expect(episodes).toHaveLength(24);
  for (const episode of episodes) {
    expect(episode).toMatchObject({
      checkpoint: { name: "rl-400", method: "rl" },
      suite: { name: "depot", version: "1", split: "validation" },
      source: { format: "turnwise", sweep: { seed: 1, model: "careful", sampling: { temperature: 0.5 } } },
    });
  }
  expect([...new Set(requests.map(({ model, temperature }) => `${model} ${temperature}`))]).toEqual(["careful 0.5"]);
});

test.each([
  ["announced", true],
  ["hidden", false],
])("with %s budgets the endpoint hears of turns left: %s", async (visibility, told) => {
  await runTurnwise(...sweepArguments(server.url, saveTo(`${visibility}.jsonl`), { visibility }));
  const [greeting, ...turns] = requests.map(({ messages }) => messages.at(-1)?.content ?? "");
  expect(greeting).toBe("Answer with one word: ready");
  expect(turns.length).toBeGreaterThan(24);
  for (const said of turns) expect(/You have \d+ turns? left/.test(said)).toBe(told);
});

test("the tasks may be named in a file, one a line", async () => {
  const list = files.write("tasks.txt", "# easy ones\ndepot-001\n\n  depot-002  \r\n");
  const save = saveTo("named.jsonl");
  expect((await runTurnwise(...sweepArguments(server.url, save, { tasks: list }))).code).toBe(0);
  expect([...new Set(readEpisodes(save).map(({ task_id }) => task_id))].sort()).toEqual(["depot-001", "depot-002"]);
});

test("progress and what was done are told on standard error, the report on standard output", async () => {
  const { stdout, stderr } = await runTurnwise(...sweepArguments(server.url, saveTo("told.jsonl")));
  expect(stderr).toMatch(/^To play: 24 episodes on 6 tasks of depot test, 72 requests at the most, with no key\.\nPlayed 24 episodes in /);
  expect(stdout).toMatch(/^depot 1, test: rerun, announced\n/);
});

test("a sweep that is done is not played again, and needs no endpoint", async () => {
  const save = saveTo("done.jsonl");
  const first = await runTurnwise(...sweepArguments(server.url, save), "--json");
  const before = readFileSync(save);
  const again = await runTurnwise(...sweepArguments("http://127.0.0.1:9", save), "--json");
  expect(again).toEqual({ ...first, stderr: "" });
  expect(readFileSync(save).equals(before)).toBe(true);
});
