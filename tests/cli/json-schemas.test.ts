import { readFileSync } from "node:fs";
import { join } from "node:path";
import Ajv from "ajv/dist/2020";
import { expect, test } from "vitest";
import { runTurnwise, toLines, useFiles } from "@/tests/support/command-line";
import { episodeGrid } from "@/tests/support/episode-lines";
import { projectRoot } from "@/tests/support/sources";

const files = useFiles();
const names = ["rl", "sft", "base"];
const grid = names.flatMap((checkpoint, i) => episodeGrid({ checkpoint, samples: 2 + i }));
const path = files.write("grid.jsonl", toLines(grid));

/** What the published schema finds wrong with a document; empty where nothing is. */
function faultsOf(document: unknown, name: string): string[] {
  const schema: unknown = JSON.parse(readFileSync(join(projectRoot, "docs", "schemas", `${name}.json`), "utf8"));
  const ajv = new Ajv({ allErrors: true, strict: false });
  const validate = ajv.compile(typeof schema === "object" && schema !== null ? schema : {});
  validate(document);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

async function jsonOf(...args: string[]): Promise<unknown> {
  const { code, stdout, stderr } = await runTurnwise(...args, "--json");
  expect(code, stderr).toBe(0);
  return JSON.parse(stdout);
}

test.each([
  { schema: "turnwise.report.pass-kt-1", args: ["eval", "budget", path, "--deploy", "2:1,4:3"] },
  { schema: "turnwise.report.pass-kt-1", args: ["eval", "budget", path, "--k", "1,8", "--t", "1,2,99", "--mode", "truncate"] },
  { schema: "turnwise.report.compare-1", args: ["compare", path, path, "--a", "rl", "--b", "sft", "--margin", "0.1"] },
  { schema: "turnwise.report.compare-1", args: ["compare", path, path, "--a", "rl", "--b", "sft", "--k", "1,8"] },
  { schema: "turnwise.report.baseline-1", args: ["compare", path, "--baseline", "base"] },
  { schema: "turnwise.import-1", args: ["import", path, "--output", join(files.folder, "copy.jsonl")] },
])("$args validates against $schema", async ({ schema, args }) => {
  expect(faultsOf(await jsonOf(...args), schema)).toEqual([]);
});

test("episodes validate, and a report is no episode", () => {
  for (const episode of grid) expect(faultsOf(episode, "turnwise.episode-1")).toEqual([]);
  expect(faultsOf({ schema: "turnwise.episode/1" }, "turnwise.episode-1").join()).toMatch(/required property 'checkpoint'/);
  expect(faultsOf({ schema: "turnwise.report.compare/1" }, "turnwise.report.compare-1").length).toBeGreaterThan(5);
});
