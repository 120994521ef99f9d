import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { BaselineReport } from "@/core/reports/baseline-report";
import { PassKtReport } from "@/core/reports/pass-kt-report";
import { runTurnwise, toLines, useFiles } from "@/tests/support/command-line";
import { episodeGrid, episodeOf } from "@/tests/support/episode-lines";

const files = useFiles();
const gridOf = (checkpoint: string, samples: number) => episodeGrid({ checkpoint, samples, tasks: 8 });
const rest = files.write("rest.jsonl", toLines([...gridOf("rl", 3), ...gridOf("sft", 2)]));
const base = files.write("base.jsonl", toLines(gridOf("base", 2)));

test("compare --baseline sets every other checkpoint of all paths against the named one", async () => {
  const { code, stdout } = await runTurnwise("compare", rest, base, "--baseline", "base", "--json");
  expect(code).toBe(0);
  const report = BaselineReport.parse(JSON.parse(stdout));
  expect(report.comparisons.map(({ a, b }) => `${a} − ${b}`)).toEqual(["rl − base", "sft − base"]);
  const one = await runTurnwise("compare", rest, base, "--baseline", "base", "--a", "sft", "--json");
  expect(BaselineReport.parse(JSON.parse(one.stdout)).comparisons.map(({ a }) => a)).toEqual(["sft"]);
});

test("for people every checkpoint has its finding, then all numbers", async () => {
  const { stdout } = await runTurnwise("compare", rest, base, "--baseline", "base");
  expect(stdout.split("\n").slice(0, 2)).toEqual([expect.stringContaining("rl"), expect.stringContaining("sft")]);
  expect(stdout).toMatch(/Checkpoint +tasks +K +T +Pass@K +base +Difference/);
  expect(stdout).toContain("Baseline base on depot");
});

test("what can't be compared is refused in one line", async () => {
  const lone = await runTurnwise("compare", base, "--baseline", "base");
  expect(lone).toMatchObject({ code: 2, stderr: "There is no other checkpoint to compare with the baseline base.\n" });
  const nobody = await runTurnwise("compare", rest, "--baseline", "nobody");
  expect(nobody.code).toBe(2);
  expect(nobody.stderr).toMatch(/^No entry fits what was asked for the baseline; there are: rl on depot@1/);
  const noB = await runTurnwise("compare", rest);
  expect(noB).toMatchObject({
    code: 2,
    stderr: "missing required argument 'B': give a second path (it may be that of A), or name a --baseline.\n",
  });
});

test.each([
  {
    name: "pass-kt",
    args: ["eval", "budget", rest],
    tables: ["cells", "pass-hat", "budgets", "targets", "budget-use", "denominators", "truncation"],
  },
  { name: "compare", args: ["compare", rest, rest, "--a", "rl", "--b", "sft"], tables: ["cells", "tasks"] },
  { name: "baseline", args: ["compare", rest, base, "--baseline", "base"], tables: ["cells"] },
])("--output of $name writes every table in four formats, and the page links them", async ({ name, args, tables }) => {
  const folder = join(files.folder, name);
  expect((await runTurnwise(...args, "--output", folder)).code).toBe(0);
  const html = readFileSync(join(folder, "index.html"), "utf8");
  const linked = [...html.matchAll(/href="([^"]+)"/g)].map(([, path]) => path ?? "");
  for (const path of linked) expect(existsSync(join(folder, path)), path).toBe(true);
  for (const table of tables) {
    for (const format of ["csv", "json", "tex", "dat"]) expect(linked).toContain(`tables/${table}.${format}`);
  }
});

test("attempts that build on each other are refused with file and line, unless the first is enough", async () => {
  const attempts = [0, 1, 2].map((sample) => ({ ...episodeOf({ sample, success: sample > 0 }), source: { dependent_attempts: true } }));
  const path = files.write("reflexion.jsonl", toLines(attempts));
  const refused = await runTurnwise("eval", "budget", path);
  expect(refused.code).toBe(2);
  expect(refused.stderr).toMatch(/^reflexion\.jsonl:2: an attempt that builds on the ones before it is not an independent sample.*\n$/);
  const taken = await runTurnwise("eval", "budget", path, "--first-attempts", "--json");
  expect(PassKtReport.parse(JSON.parse(taken.stdout)).checkpoints[0]).toMatchObject({ episodes: 1, stop_reasons: { failure: 1 } });
  expect(taken.stderr).toContain("left out (2 episodes)");
});
