import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runTurnwise, toLines, useFiles } from "@/tests/support/command-line";
import { episodeOf } from "@/tests/support/episode-lines";

const files = useFiles();

const good = (sample: number) => JSON.stringify(episodeOf({ sample }));
/** Two good lines, then the line in question. */
const third = (line: string) => `${good(0)}\n${good(1)}\n${line}\n`;
const thirdOf = (told: object) => third(JSON.stringify({ ...episodeOf({ sample: 2 }), ...told }));
const outcomeOf = (outcome: object) => thirdOf({ outcome });

/** What stands in the file, and the one line that says what is wrong with it. */
const badFiles: [string, string | Uint8Array, RegExp][] = [
  ["an empty file", "", /^bad\.jsonl: the file has no episodes; /],
  ["a file of blank lines", "\n \n\n", /^bad\.jsonl: the file has no episodes; /],
  ["broken JSON", third('{"schema": oops}'), /^bad\.jsonl:3: not JSON at character 12: unexpected "oops}"; /],
  ["a line that is cut off", third(good(2).slice(0, 90)), /^bad\.jsonl:3: the record is cut off before its end; /],
  ["a NaN token", third(good(2).replace('"sample":2', '"sample":NaN')), /^bad\.jsonl:3: NaN is not JSON; write null/],
  ["an infinite token", third(good(2).replace('"sample":2', '"sample":-Infinity')), /^bad\.jsonl:3: -Infinity is not JSON; /],
  ["a raw NUL byte", third(good(2).replace("depot", "de\0pot")), /^bad\.jsonl:3: a raw NUL byte is not JSON; /],
  ["bytes that are not UTF-8", Buffer.from(third(good(2).replace("depot", "d\u00e9pot")), "latin1"), /^bad\.jsonl:3: .*not valid UTF-8; /],
  ["a NUL in the task", thirdOf({ task_id: "a\0b" }), /^bad\.jsonl:3: "task_id" holds a NUL character/],
  [
    "half a surrogate pair in the suite",
    thirdOf({ suite: { name: "\ud800" } }),
    /^bad\.jsonl:3: "suite\.name" holds half of a surrogate pair/,
  ],
  ["a NUL in the checkpoint", thirdOf({ checkpoint: { name: "\0" } }), /^bad\.jsonl:3: "checkpoint\.name" holds a NUL/],
  ["a NUL in the id", thirdOf({ episode_id: "x\0" }), /^bad\.jsonl:3: "episode_id" holds a NUL/],
  ["no schema", third(good(2).replace('"schema":"turnwise.episode/1",', "")), /^bad\.jsonl:3: "schema" is missing; add /],
  [
    "another schema",
    third(good(2).replace("episode/1", "episode/9")),
    /^bad\.jsonl:3: "schema" is "turnwise\.episode\/9"; this version reads /,
  ],
  ["no task", thirdOf({ task_id: undefined }), /^bad\.jsonl:3: "task_id" is missing; add it as a text\./],
  ["a task that is a number", thirdOf({ task_id: 7 }), /^bad\.jsonl:3: "task_id" is 7; it must be a text\./],
  ["no success", outcomeOf({ score: 1 }), /^bad\.jsonl:3: "outcome\.success" is missing; add it as true or false/],
  [
    "an unknown stop reason",
    outcomeOf({ success: false, stop_reason: "bored" }),
    /^bad\.jsonl:3: "outcome\.stop_reason" is "bored"; it must be one of success, /,
  ],
  ["a limit of zero", thirdOf({ budget: { limit: 0 } }), /^bad\.jsonl:3: "budget\.limit" is 0; it must be at least 1\./],
  [
    "a message without role",
    thirdOf({ turns: [{ index: 1, messages: [{ content: "x" }] }] }),
    /^bad\.jsonl:3: "turns\[0\]\.messages\[0\]\.role" is missing/,
  ],
  ["turns out of order", thirdOf({ turns: [{ index: 2 }, { index: 1 }] }), /^bad\.jsonl:3: "turns" has index 1 after 2; /],
  [
    "success without its turn",
    outcomeOf({ success: true, success_turn: null }),
    /^bad\.jsonl:3: "outcome\.success" is true but "outcome\.success_turn" is null; /,
  ],
  ["a turn of success without success", outcomeOf({ success: false, success_turn: 2 }), /^bad\.jsonl:3: "outcome\.success" is false but /],
  [
    "success after the end",
    outcomeOf({ success: true, success_turn: 5, turns_used: 4 }),
    /^bad\.jsonl:3: "outcome\.success_turn" is 5 but /,
  ],
  [
    "other content under one identity",
    thirdOf({ sample: 1 }),
    /^bad\.jsonl:3: checkpoint rl-400 on task task-1 of depot under limit 4, sample 1, differs from .* in bad\.jsonl:2; /,
  ],
  [
    "two methods of a checkpoint",
    thirdOf({ checkpoint: { name: "rl-400", method: "sft" } }),
    /^bad\.jsonl:3: checkpoint rl-400 has method sft here and rl in bad\.jsonl:1; /,
  ],
  ["no known format", '{"a":1}\n', /^bad\.jsonl:1: the record looks like none of the formats canonical, tau-bench, mint; /],
  [
    "an array that a killed run left",
    `[${good(0)},\n${good(1)},\n{"sch`,
    /^bad\.jsonl:3: the file ends inside the array .* the last complete element is number 2; /,
  ],
];

test.each(badFiles)("%s is refused in one line that names the place, and nothing is written", async (_, content, message) => {
  const path = files.write("bad.jsonl", content);
  const output = join(files.folder, "written");

  for (const args of [
    ["import", path, "--output", join(output, "episodes.jsonl")],
    ["eval", "budget", path, "--json", "--output", output],
  ]) {
    const answer = await runTurnwise(...args);
    expect(answer.stderr).toMatch(message);
    expect(answer.stderr.trim().split("\n")).toHaveLength(1);
    expect(answer.stdout).toBe("");
    expect(answer.code).toBe(2);
  }
  expect(existsSync(output)).toBe(false);
});

const fine = files.write("fine.jsonl", toLines([0, 1].map((sample) => episodeOf({ sample }))));
mkdirSync(join(files.folder, "empty"));
const mintRow = { state: { history: [{ role: "user", content: "x" }], success: true }, task: { task_id: 1 } };
const misplaced = files.write("results.jsonl", toLines([mintRow]));

const badLines: [string, string[], RegExp][] = [
  ["a file that is not there", ["eval", "budget", "/nowhere/x.jsonl"], /^\/nowhere\/x\.jsonl: there is no such file or folder; /],
  ["an empty folder", ["eval", "budget", join(files.folder, "empty")], /empty: the folder has no \.jsonl, \.ndjson or \.json file; /],
  ["a glob that matches nothing", ["eval", "budget", `${files.folder}/*.parquet`], /parquet: no file matches; /],
  ["standard input twice", ["eval", "budget", "-", "-"], /^- \(standard input\) was given twice; /],
  ["neither path nor endpoint", ["eval", "budget"], /^Nothing to evaluate: give paths of episodes, or --endpoint URL/],
  ["no output", ["import", fine], /required option '--output <file>' not specified/],
  ["K of zero", ["eval", "budget", fine, "--k", "0,1"], /'--k <list>' argument '0,1' is invalid. It must be whole numbers from 1/],
  ["T of a half", ["eval", "budget", fine, "--t", "1.5"], /'--t <list>' argument '1.5' is invalid/],
  ["a level in per cent", ["eval", "budget", fine, "--level", "95"], /It must lie between 0.5 and 1/],
  ["a negative seed", ["eval", "budget", fine, "--seed=-1"], /It must be a whole number from 0/],
  ["a deployment without weights", ["eval", "budget", fine, "--deploy", "2,4"], /budget:weight pairs/],
  ["an unknown mode", ["eval", "budget", fine, "--mode", "both"], /Allowed choices are rerun, truncate/],
  ["an unknown option", ["eval", "budget", fine, "--endpiont", "x"], /unknown option '--endpiont'/],
  ["an unknown command", ["evaluate"], /unknown command 'evaluate'/],
  [
    "another format than the file has",
    ["import", fine, "--format", "tau-bench", "--output", join(files.folder, "o.jsonl")],
    /^fine\.jsonl:1: "reward" is missing/,
  ],
  [
    "MINT results outside of their folders",
    ["eval", "budget", misplaced],
    /^results\.jsonl:1: MINT keeps model, budget and dataset in the path; /,
  ],
  ["one side only", ["compare", fine], /missing required argument 'B'/],
  [
    "a checkpoint that is not there",
    ["compare", fine, fine, "--a", "sft"],
    /^No entry fits what was asked for A; there are: rl-400 on depot/,
  ],
  ["a margin of two", ["compare", fine, fine, "--margin", "2"], /It must lie between 0 and 1/],
];

test.each(badLines)("%s ends with exit code 2 and one line", async (_, args, message) => {
  const answer = await runTurnwise(...args);
  expect(answer.stderr).toMatch(message);
  expect(answer.stderr.trim().split("\n")).toHaveLength(1);
  expect(answer.stdout).toBe("");
  expect(answer.code).toBe(2);
});
