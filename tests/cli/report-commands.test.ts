import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CompareReport } from "@/core/reports/compare-report";
import { PassKtReport } from "@/core/reports/pass-kt-report";
import { runTurnwise, spawnTurnwise, toLines, useFiles } from "@/tests/support/command-line";
import { episodeGrid } from "@/tests/support/episode-lines";

const files = useFiles();
const grid = [...episodeGrid({ checkpoint: "rl" }), ...episodeGrid({ checkpoint: "sft", samples: 2 })];
const path = files.write("grid.jsonl", toLines(grid));
const example = "examples/two-checkpoints.jsonl";
const sides = ["--a", "rl", "--b", "sft"];

test("eval budget prints one JSON document that its schema takes, and nothing else", async () => {
  const { code, stdout } = await runTurnwise("eval", "budget", path, "--json");
  expect(code).toBe(0);
  const report = PassKtReport.parse(JSON.parse(stdout));
  expect(report.checkpoints.map(({ name }) => name)).toEqual(["rl", "sft"]);
});

test("compare prints one JSON document that its schema takes, and nothing else", async () => {
  const { code, stdout } = await runTurnwise("compare", path, path, ...sides, "--json");
  expect(code).toBe(0);
  expect(CompareReport.parse(JSON.parse(stdout))).toMatchObject({ a: "rl", b: "sft", tasks: 6 });
});

test("options reach the report", async () => {
  const options = ["--k", "1", "--t", "2,4", "--mode", "rerun", "--errors", "fail", "--level", "0.9", "--seed", "7", "--deploy", "2:1,4:3"];
  const { stdout } = await runTurnwise("eval", "budget", path, ...options, "--json");
  const report = PassKtReport.parse(JSON.parse(stdout));
  expect(report).toMatchObject({ k: [1], t: [2, 4], mode: "rerun", errors: "fail", level: 0.9, seed: 7 });
  expect(report.checkpoints[0]?.deployment?.value).toBeTypeOf("number");
});

test("the same seed gives the same bytes, whatever the order of the lines", async () => {
  const shuffled = files.write("shuffled.jsonl", toLines([...grid].reverse()));
  for (const command of [["eval", "budget"], ["compare"]]) {
    const outputs = await Promise.resolve().then(async () => {
      const written: string[] = [];
      for (const input of [path, path, shuffled]) {
        const paths = command[0] === "compare" ? [input, input, ...sides] : [input];
        written.push((await runTurnwise(...command, ...paths, "--seed", "3", "--json")).stdout);
      }
      return written;
    });
    expect(new Set(outputs).size).toBe(1);
  }
});

test("for people the finding comes first, then numbers with intervals, then what they rest on", async () => {
  const { stdout } = await runTurnwise("compare", example, example, ...sides);
  expect(stdout.split("\n")[0]).toMatch(/^rl is behind sft at two turns and ahead from /);
  expect(stdout).toMatch(/T +rl +sft +Difference +pointwise 95 % +simultaneous 95 %/);
  const budget = await runTurnwise("eval", "budget", example);
  expect(budget.stdout).toMatch(/Pass@1 at T = 16: .* for rl and .* for sft\./);
  expect(budget.stdout).toMatch(/ 16 {2}\d+\.\d \[\d+\.\d, \d+\.\d\]/);
  expect(budget.stdout).toMatch(/Checkpoint +tasks +asked +counted +missing +endpoint_error +not graded +duplicates/);
  expect(budget.stdout).toMatch(/^Missing and ungraded episodes are left out of n\. Seed 1\.$/m);
});

test("--output writes the data and a page that needs nothing else", async () => {
  for (const args of [
    ["eval", "budget", example],
    ["compare", example, example, ...sides],
  ]) {
    const folder = join(files.folder, args[0] ?? "");
    const { code, stdout, stderr } = await runTurnwise(...args, "--json", "--output", folder);
    expect(code).toBe(0);
    expect(stderr).toContain(join(folder, "index.html"));
    expect(readFileSync(join(folder, "report.json"), "utf8")).toBe(stdout);
    const html = readFileSync(join(folder, "index.html"), "utf8");
    expect(html).toMatch(/^<!doctype html>/i);
    expect(html).not.toMatch(/(?:src|href)="https?:|<script|@import|url\(http/);
  }
});

test("a folder, a glob and standard input are the same episodes as the file", async () => {
  const inFolder = useFiles();
  inFolder.write("grid.jsonl", toLines(grid));
  const expected = (await runTurnwise("eval", "budget", path, "--json")).stdout;
  expect((await runTurnwise("eval", "budget", inFolder.folder, "--json")).stdout).toBe(expected);
  expect((await runTurnwise("eval", "budget", `${inFolder.folder}/*.jsonl`, "--json")).stdout).toBe(expected);
  const spawned = await spawnTurnwise(["eval", "budget", "-", "--json"], { cwd: inFolder.folder, input: toLines(grid) });
  expect(spawned).toEqual({ code: 0, stdout: expected, stderr: "" });
}, 60_000);

test("episodes with announced budgets that are cut at T carry a warning", async () => {
  const cut = await runTurnwise("eval", "budget", example, "--mode", "truncate", "--json");
  expect(PassKtReport.parse(JSON.parse(cut.stdout)).warnings.join(" ")).toMatch(/announced/);
});

test("two files of one name are told apart by their paths", async () => {
  const other = useFiles();
  other.write("grid.jsonl", "nonsense\n");
  const { stderr } = await runTurnwise("eval", "budget", path, join(other.folder, "grid.jsonl"));
  expect(stderr).toMatch(new RegExp(`^${join(other.folder, "grid.jsonl")}:1: not JSON`));
});
