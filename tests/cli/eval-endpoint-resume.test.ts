import { spawnSync } from "node:child_process";
import { appendFileSync, existsSync, readdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type RunningCommand, runTurnwise, startTurnwise, toLines, useFiles } from "@/tests/support/command-line";
import { identityOf, readEpisodes, type SweepChanges, sweepArguments, timelessEpisodes } from "@/tests/support/endpoint-sweep";
import { episodeOf } from "@/tests/support/episode-lines";
import { startLabEndpoint } from "@/tests/support/lab-endpoint";
import type { LocalServer } from "@/tests/support/local-server";

const files = useFiles();
const saveTo = (name: string) => join(files.folder, name);
let server: LocalServer;
let slow: LocalServer;
let requests = 0;

beforeAll(async () => {
  server = await startLabEndpoint(() => {
    requests += 1;
  });
  slow = await startLabEndpoint(() => {}, 40);
});
afterAll(() => Promise.all([server.close(), slow.close()]));
beforeEach(() => {
  requests = 0;
});

/** A sweep of 24 episodes at the fast endpoint, in this process. */
const play = (save: string, changes: SweepChanges = {}) => runTurnwise(...sweepArguments(server.url, save, changes));

/** The command in a process of its own at the slow endpoint, when it has written so many lines; killed if it is not by then. */
async function startUntil(save: string, lines: number): Promise<RunningCommand> {
  const command = startTurnwise(sweepArguments(slow.url, save, { concurrency: "3" }));
  while (countLines(save) < lines) await new Promise((resolve) => setTimeout(resolve, 10));
  return command;
}

const countLines = (path: string) => (existsSync(path) ? readFileSync(path, "utf8").split("\n").length - 1 : 0);

let whole: unknown[];
beforeAll(async () => {
  await play(saveTo("whole.jsonl"));
  whole = timelessEpisodes(saveTo("whole.jsonl"));
});

describe("a sweep that was cut off", () => {
  test("goes on after kill -9 to the very episodes of one that was not, each once", async () => {
    const save = saveTo("killed.jsonl");
    const command = await startUntil(save, 6);
    command.kill("SIGKILL");
    expect((await command.answer).code).toBe(-1);
    const [saved, first] = [countLines(save), readFileSync(save, "utf8").split("\n")[0]];
    expect(saved).toBeLessThan(24);
    expect(existsSync(`${save}.lock`)).toBe(true);

    const { code, stderr } = await play(save);
    expect(code).toBe(0);
    expect(stderr).toContain(`Already in ${save}: ${saved} episodes`);
    expect(timelessEpisodes(save)).toEqual(whole);
    expect(new Set(readEpisodes(save).map(identityOf)).size).toBe(24);
    expect(readFileSync(save, "utf8").split("\n")[0]).toBe(first);
    expect(existsSync(`${save}.lock`)).toBe(false);
  }, 60_000);

  test.each([1, 200, 2_000])("goes on where the last line lacks its last %i bytes", async (bytes) => {
    const save = saveTo(`torn-${bytes}.jsonl`);
    writeFileSync(save, readFileSync(saveTo("whole.jsonl")));
    truncateSync(save, readFileSync(save).length - bytes);
    const kept = readFileSync(save, "utf8").split("\n").length - 1;
    expect((await play(save)).stderr).toContain(`Already in ${save}: ${kept} episodes`);
    expect(timelessEpisodes(save)).toEqual(whole);
  });

  test("begins anew where nothing but half a line was written", async () => {
    const save = files.write("half.jsonl", readFileSync(saveTo("whole.jsonl")).subarray(0, 700));
    expect((await play(save)).code).toBe(0);
    expect(timelessEpisodes(save)).toEqual(whole);
  });

  test("stops at Ctrl-C with exit code 130, says how to go on, and keeps only what was settled", async () => {
    const save = saveTo("stopped.jsonl");
    const command = await startUntil(save, 4);
    command.kill("SIGINT");
    const { code, stdout, stderr } = await command.answer;
    expect([code, stdout]).toEqual([130, ""]);
    const episodes = readEpisodes(save);
    expect(stderr).toContain(`Stopped. ${episodes.length} episodes are in ${save}. The same command goes on from there.`);
    expect(episodes.length).toBeLessThan(24);
    expect(episodes.map(({ outcome }) => outcome.stop_reason)).not.toContain("cancelled");
    expect(existsSync(`${save}.lock`)).toBe(false);
    await play(save);
    expect(timelessEpisodes(save)).toEqual(whole);
  }, 60_000);
});

test("more samples, budgets or tasks add to what is there, as if they had been asked for at once", async () => {
  const save = saveTo("grown.jsonl");
  const small = { samples: "1", budgets: "4", tasks: "3" };
  await play(save, small);
  const played = readEpisodes(save).map(identityOf);
  requests = 0;
  await play(save);
  expect(requests).toBeGreaterThan(20);
  expect(timelessEpisodes(save)).toEqual(whole);
  expect(readEpisodes(save).map(identityOf).slice(0, 3)).toEqual(played);
});

describe("a file of something else", () => {
  const sweep = () => readFileSync(saveTo("whole.jsonl"), "utf8");
  const cases: [string, SweepChanges, RegExp][] = [
    ["another checkpoint", { checkpoint: "rl-400" }, /its checkpoint is careful, that of this sweep rl-400; /],
    ["another model under the same name", { model: "hasty", checkpoint: "careful" }, /its model is careful, that of this sweep hasty; /],
    ["another method", { method: "rl" }, /its method is null, that of this sweep rl; /],
    ["another visibility", { visibility: "hidden" }, /its visibility is announced, that of this sweep hidden; /],
    ["another seed", { seed: "2" }, /its seed is 1, that of this sweep 2; /],
    ["another temperature", { temperature: "0.2" }, /its sampling is \{\}, that of this sweep \{"temperature":0\.2\}; /],
    ["another split", { split: "validation" }, /its suite is depot 1 test, that of this sweep depot 1 validation; /],
    ["fewer samples", { samples: "1" }, /sample 1 of task depot-\d+ under limit 2 is no part of this sweep; /],
    ["fewer budgets", { budgets: "4" }, /sample 0 of task depot-\d+ under limit 2 is no part of this sweep; /],
  ];

  test.each(cases)("%s is refused, and left as it is", async (_, changes, message) => {
    const save = files.write("other.jsonl", sweep());
    const { code, stdout, stderr } = await play(save, changes);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/^other\.jsonl:\d+: not of this sweep: /);
    expect(stderr).toMatch(message);
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect([readFileSync(save, "utf8"), requests]).toEqual([sweep(), 0]);
  });

  test.each([
    ["episodes from elsewhere", () => toLines([episodeOf()]), /^other\.jsonl:1: not of this sweep: it was not played by this command; /],
    ["a text without line ends", () => "Dear diary", /^other\.jsonl:1: not of this sweep: it is no episode; /],
    ["a text", () => "Dear diary\nto-day", /^other\.jsonl:1: not JSON at character 1: /],
    ["a broken line between others", () => sweep().replace('"outcome":', "oops"), /^other\.jsonl:1: not JSON at character /],
    [
      "one identity with two contents",
      () => sweep() + sweep().replaceAll('"duration_ms":', '"duration_ms":1'),
      /differs from the episode of /,
    ],
  ])("%s is refused, and left as it is", async (_, content, message) => {
    const save = files.write("other.jsonl", content());
    const { code, stderr } = await play(save);
    expect(stderr).toMatch(message);
    expect([code, readFileSync(save, "utf8"), requests]).toEqual([2, content(), 0]);
  });

  test("equal repeats are left out of it", async () => {
    const save = files.write("twice.jsonl", sweep() + sweep());
    appendFileSync(save, sweep().slice(0, 100));
    expect((await play(save, { samples: "3" })).code).toBe(0);
    expect(new Set(readEpisodes(save).map(identityOf)).size).toBe(36);
    expect(readEpisodes(save)).toHaveLength(36);
  });
});

describe("a file that another process may be writing", () => {
  const lockOf = (pid: number | undefined, host = hostname()) => JSON.stringify({ pid, host });

  test.each([
    ["of a living process", lockOf(process.ppid)],
    ["of another machine", lockOf(1, "elsewhere.example")],
    ["that can't be read", "?"],
  ])("is left alone where there is a lock %s", async (_, lock) => {
    const save = saveTo("locked.jsonl");
    files.write("locked.jsonl.lock", lock);
    const { code, stderr } = await play(save);
    expect([code, requests, existsSync(save)]).toEqual([2, 0, false]);
    expect(stderr).toBe(`${save}: another sweep writes this file; wait for it, or delete ${save}.lock if none does.\n`);
  });

  test("is taken over from a process that is gone", async () => {
    const gone = spawnSync(process.execPath, ["--version"]).pid;
    files.write("locked.jsonl.lock", lockOf(gone));
    expect((await play(saveTo("locked.jsonl"))).code).toBe(0);
    expect(readdirSync(files.folder).filter((name) => name.startsWith("locked") || name.endsWith(".unfinished"))).toEqual(["locked.jsonl"]);
  });
});
