import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runTurnwise, useFiles } from "@/tests/support/command-line";
import { type SweepChanges, sweepArguments } from "@/tests/support/endpoint-sweep";

const files = useFiles();
const save = join(files.folder, "episodes.jsonl");
/** Nobody listens there: whoever asks before it has looked at the arguments ends with 3. */
const NOBODY = "http://127.0.0.1:9";

const noIds = files.write("no-ids.txt", "# nothing\n\n");
const wrongIds = files.write("wrong-ids.txt", "depot-001\ndepot-999\n");
const twice = files.write("twice.txt", "depot-001\ndepot-001\n");

const changes: [string, SweepChanges, RegExp][] = [
  [
    "an address without a protocol",
    { endpoint: "127.0.0.1:8000" },
    /^The endpoint "127\.0\.0\.1:8000" is no address: give one that starts/,
  ],
  ["a key in the address", { endpoint: "http://user:secret@127.0.0.1:9" }, /^The endpoint at 127\.0\.0\.1:9 carries a user, password/],
  ["an empty model", { model: "" }, /^--endpoint needs --model, too\./],
  ["no model, no file", { model: null, save: null }, /^--endpoint needs --model, --save, too\./],
  ["no visibility", { visibility: null }, /^--endpoint needs --visibility, too\./],
  ["an unknown visibility", { visibility: "none" }, /Allowed choices are announced, hidden\./],
  ["an unknown environment", { environment: "maze" }, /^There is no environment "maze"\. Choose one of: depot, workshop\./],
  ["an unknown split", { split: "dev" }, /^Suite depot has no tasks in its split "dev"\./],
  ["more tasks than there are", { tasks: "1000" }, /^1000 tasks were asked for, but depot test has 240\./],
  ["no task", { tasks: "0" }, /^--tasks: it must be a whole number from 1, or a file of task ids\./],
  ["a file of tasks that is not there", { tasks: "./none.txt" }, /^\.\/none\.txt: there is no such file or folder; /],
  ["a file that names no task", { tasks: noIds }, /no-ids\.txt: the file names no task; write one id a line\./],
  ["a file with an unknown task", { tasks: wrongIds }, /^Not in depot test: depot-999\. /],
  ["a file that names a task twice", { tasks: twice }, /^--tasks: A task is named twice\./],
  ["no samples", { samples: "0" }, /'--samples <number>' argument '0' is invalid\. It must be a whole number from 1\./],
  ["half a sample", { samples: "1.5" }, /'--samples <number>' argument '1\.5' is invalid\./],
  ["too many samples", { samples: "20000" }, /^--samples: .*10000/],
  ["a budget twice", { budgets: "2,2" }, /^--budgets: A budget is named twice\./],
  ["a budget of nothing", { budgets: "0,2" }, /'--budgets <list>' argument '0,2' is invalid\./],
  ["a budget beyond all limits", { budgets: "5000" }, /^--budgets: .*1000/],
  ["no place for an episode", { concurrency: "0" }, /'--concurrency <number>' argument '0' is invalid\./],
  [
    "a negative temperature",
    { temperature: "-1" },
    /'--temperature <number>' argument '-1' is invalid\. It must be a number from 0 to 10\./,
  ],
  ["a temperature in kelvin", { temperature: "300" }, /'--temperature <number>' argument '300' is invalid\./],
  ["a top-p of 2", { "top-p": "2" }, /It must be a number from 0\.001 to 1\./],
  [
    "an extra body that is no JSON",
    { "extra-body": "top_k=20" },
    /'--extra-body <json>' argument 'top_k=20' is invalid\. It must be a JSON/,
  ],
  ["an extra body that is a list", { "extra-body": "[1]" }, /It must be a JSON object/],
  ["an extra body with what is set elsewhere", { "extra-body": '{"seed": 3}' }, /^--extra-body: These are set elsewhere, /],
  ["a request that may take no time", { "request-limit": "0.01" }, /It must be a number from 1 to 3600\./],
  ["an unknown method", { method: "ppo" }, /Allowed choices are base, sft, rl, budgetmix, other\./],
  ["standard output as the file", { save: "-" }, /^--save needs a file: /],
  ["a folder as the file", { save: files.folder }, /: it is no plain file; check the path\.|: it is a folder; check the path\./],
  [
    "a file below a file",
    { save: join(noIds, "x.jsonl") },
    /: (a file of that name is in the way|there is no such file or folder); check the path\./,
  ],
];

test.each(changes)("%s ends with exit code 2 and one line, before anything is asked or written", async (_, change, message) => {
  const answer = await runTurnwise(...sweepArguments(NOBODY, save, change));
  expect(answer.stderr).toMatch(message);
  expect(answer.stderr.trim().split("\n")).toHaveLength(1);
  expect(answer.stderr).not.toContain("secret");
  expect([answer.code, answer.stdout, existsSync(save)]).toEqual([2, "", false]);
});

test.each<[string, string[], RegExp]>([
  ["paths beside an endpoint", [...sweepArguments(NOBODY, save), "a.jsonl"], /^Give either paths \(a\.jsonl\) or --endpoint; /],
  [
    "an option of sweeps beside paths",
    ["eval", "budget", "a.jsonl", "--max-tokens", "9"],
    /^--max-tokens is for new episodes: give --endpoint/,
  ],
  ["a key as an argument", [...sweepArguments(NOBODY, save), "--api-key", "x"], /unknown option '--api-key'/],
  ["an endpoint without a model for doctor", ["doctor", "--endpoint", NOBODY], /^--endpoint and --model go together: give both\./],
  ["no address for doctor", ["doctor", "--endpoint", "ftp://x", "--model", "m"], /^The endpoint "ftp:\/\/x" is no address/],
])("%s ends with exit code 2 and one line", async (_, args, message) => {
  const answer = await runTurnwise(...args);
  expect(answer.stderr).toMatch(message);
  expect(answer.stderr.trim().split("\n")).toHaveLength(1);
  expect([answer.code, answer.stdout]).toEqual([2, ""]);
});

test("nothing is left behind by commands that were refused", () => {
  expect(readdirSync(files.folder).sort()).toEqual(["no-ids.txt", "twice.txt", "wrong-ids.txt"]);
});
