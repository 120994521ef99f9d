import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ImportReport } from "@/core/reports/import-report";
import { Episode } from "@/core/trajectory/episode";
import { runTurnwise, toLines, useFiles } from "@/tests/support/command-line";
import { episodeGrid, episodeOf } from "@/tests/support/episode-lines";

const files = useFiles();
const output = join(files.folder, "out", "episodes.jsonl");
const written = () => readFileSync(output, "utf8");

function tauRow(told: object) {
  return { task_id: 1, reward: 0, trial: 0, info: { task: {} }, traj: [{ role: "assistant", content: "a\u0000\ud800" }], ...told };
}

test("what is written are canonical episodes, numbered and with an id that stays", async () => {
  const path = files.write("m-airline.json", JSON.stringify([tauRow({}), tauRow({ trial: 1, reward: 1 })]));
  const { code, stdout } = await runTurnwise("import", path, "--output", output, "--json");
  expect(code).toBe(0);
  expect(ImportReport.parse(JSON.parse(stdout))).toMatchObject({ format: "tau-bench", files: 1, episodes: 2, duplicates: 0, rejected: [] });
  const episodes = written()
    .trimEnd()
    .split("\n")
    .map((line) => Episode.parse(JSON.parse(line)));
  expect(episodes.map(({ sample, episode_id }) => [sample, episode_id?.length])).toEqual([
    [0, 35],
    [1, 35],
  ]);
  expect(episodes[0]?.source).toMatchObject({ format: "tau-bench", file: "m-airline.json", line: 1 });
});

test("importing the output again writes the same bytes and gives the same numbers", async () => {
  const again = join(files.folder, "again.jsonl");
  for (const episodes of [episodeGrid(), episodeGrid().map((episode) => ({ ...episode, sample: undefined, suite: undefined }))]) {
    const path = files.write("grid.jsonl", toLines(episodes));
    await runTurnwise("import", path, "--output", output);
    await runTurnwise("import", output, "--output", again);
    expect(readFileSync(again, "utf8")).toBe(written());
    const numbers = async (input: string) => (await runTurnwise("eval", "budget", input, "--json")).stdout;
    expect(await numbers(output)).toBe(await numbers(path));
    expect((await runTurnwise("import", path, output, "--output", again, "--json")).stdout).toContain(`"duplicates": ${episodes.length}`);
  }
});

test("texts are written as they were read", async () => {
  const path = files.write("m-airline.json", JSON.stringify([tauRow({})]));
  const { stderr } = await runTurnwise("import", path, "--output", output);
  expect(JSON.parse(written()).turns[0].messages[0].content).toBe("a\u0000\ud800");
  expect(stderr).toMatch(/NUL characters, which were kept \(1 of them\)/);
  expect(stderr).toMatch(/halves of surrogate pairs, which were kept \(1 of them\)/);
});

test("names from the command line win", async () => {
  const path = files.write("run.json", JSON.stringify([tauRow({})]));
  const names = ["--suite", "shop", "--checkpoint", "mine", "--method", "rl", "--format", "tau-bench"];
  await runTurnwise("import", path, ...names, "--output", output);
  expect(JSON.parse(written())).toMatchObject({ suite: { name: "shop" }, checkpoint: { name: "mine", method: "rl" } });
});

test("bad lines are skipped only on demand, and listed", async () => {
  const path = files.write("bad.jsonl", `${toLines([episodeOf()])}nonsense\n`);
  const { code, stdout, stderr } = await runTurnwise("import", path, "--output", output, "--skip-bad-lines", "--json");
  expect(code).toBe(0);
  expect(JSON.parse(stdout).rejected).toEqual([{ file: "bad.jsonl", line: 2, reason: expect.stringMatching(/^not JSON/) }]);
  expect(stderr).toMatch(/^Skipped bad\.jsonl:2: not JSON/);
  expect(written().trimEnd().split("\n")).toHaveLength(1);
});

test("where all lines are bad nothing is written", async () => {
  const path = files.write("bad.jsonl", '{"a": NaN}\n');
  const missing = join(files.folder, "never", "episodes.jsonl");
  const { code, stderr } = await runTurnwise("import", path, "--output", missing, "--skip-bad-lines");
  expect([code, stderr]).toEqual([2, expect.stringMatching(/^bad\.jsonl:1: NaN is not JSON/)]);
  expect(existsSync(join(files.folder, "never"))).toBe(false);
});

test("a failed import leaves the earlier output as it was, and no other file", async () => {
  const good = files.write("good.jsonl", toLines(episodeGrid()));
  await runTurnwise("import", good, "--output", output);
  const before = written();
  const bad = files.write("bad.jsonl", `${toLines([episodeOf()])}nonsense\n`);
  expect((await runTurnwise("import", bad, "--output", output)).code).toBe(2);
  expect(written()).toBe(before);
  expect(readdirSync(join(files.folder, "out"))).toEqual(["episodes.jsonl"]);
});

test("an output that is a folder is refused", async () => {
  const good = files.write("good.jsonl", toLines(episodeGrid()));
  const { code, stderr } = await runTurnwise("import", good, "--output", files.folder);
  expect([code, stderr]).toEqual([2, expect.stringMatching(/: it is a folder; check the path\.\n$/)]);
});
