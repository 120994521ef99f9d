import { expect, test } from "vitest";
import { ImportReport } from "@/core/reports/import-report";
import { toLines } from "@/tests/support/command-line";
import { episodeGrid, episodeOf } from "@/tests/support/episode-lines";
import { readTexts } from "@/tests/support/read-text";

const lines = toLines(episodeGrid());

test("the same file twice, or in another order, changes no count but the duplicates", async () => {
  const once = await readTexts({ "a.jsonl": lines });
  const twice = await readTexts({ "a.jsonl": lines, "b.jsonl": lines.trimEnd().split("\n").reverse().join("\n") });
  expect(twice.episodes).toEqual(once.episodes);
  expect(twice.import.report()).toMatchObject({ files: 2, episodes: 24, duplicates: 24 });
  expect(twice.import.tallies()).toEqual(once.import.tallies().map((entry) => ({ ...entry, duplicates: 24 })));
});

test("the report is what its schema says", async () => {
  const { import: done } = await readTexts({ "a.jsonl": lines });
  expect(ImportReport.parse(done.report())).toEqual(done.report());
});

test("characters that are hard to store are kept in texts, counted and warned of", async () => {
  const turns = [{ index: 1, messages: [{ role: "user", content: "a\0b\0 \ud800 \ud83d\ude00 NaN" }] }];
  const { episodes, import: done } = await readTexts({ "a.jsonl": toLines([episodeOf({ turns })]) });
  expect(episodes[0]?.episode.turns).toEqual(turns);
  expect(done.report().warnings).toEqual([
    "The texts hold NUL characters, which were kept (2 of them).",
    "The texts hold halves of surrogate pairs, which were kept (1 of them).",
  ]);
});

test("what contradicts itself without harm is warned of", async () => {
  const episodes = [
    episodeOf({ sample: 0, outcome: { success: true, stop_reason: "failure" } }),
    episodeOf({ sample: 1, outcome: { success: false, turns_used: 5 } }),
  ];
  const { import: done } = await readTexts({ "a.jsonl": toLines(episodes) });
  expect(done.report().warnings).toEqual([
    "The outcome says success true but stop reason failure; success was taken (1 episode).",
    "More turns were used than the limit allows; kept as told (1 episode).",
  ]);
});

test("bad records can be skipped; each is listed with its place", async () => {
  const text = `${JSON.stringify(episodeOf())}\nnonsense\n${JSON.stringify(episodeOf({ sample: 1, task_id: "" }))}\n`;
  const { episodes, import: done } = await readTexts({ "a.jsonl": text }, { badRecords: "skip" });
  expect(episodes).toHaveLength(1);
  expect(done.report().rejected.map(({ file, line }) => `${file}:${line}`)).toEqual(["a.jsonl:2", "a.jsonl:3"]);
});

test("a conflict of identities is refused even where bad records are skipped", async () => {
  const text = toLines([episodeOf({ success: true }), episodeOf({ success: false })]);
  await expect(readTexts({ "a.jsonl": text }, { badRecords: "skip" })).rejects.toThrow(/^a\.jsonl:2: .* differs from .* in a\.jsonl:1; /);
});

test("files of a folder that are in no known format are passed over by name; a broken .jsonl is not", async () => {
  const files = { "x/metrics.jsonl": '{"step":1}\n', "x/config.json": '{\n "lr": 1\n}\n', "x/empty.json": "", "x/a.jsonl": lines };
  const { episodes, import: done } = await readTexts(files, { optional: true });
  expect(episodes).toHaveLength(24);
  expect(done.report().warnings).toEqual(["Not in a known format, passed over: x/metrics.jsonl, x/config.json, x/empty.json."]);
  await expect(readTexts({ "x/b.jsonl": "{oops\n" }, { optional: true })).rejects.toThrow(/^x\/b\.jsonl:1: not JSON/);
});

test("one array of canonical episodes is read like lines", async () => {
  const array = await readTexts({ "a.json": JSON.stringify(episodeGrid()) });
  expect(array.import.tallies()).toEqual((await readTexts({ "a.jsonl": lines })).import.tallies());
});

test("formats may be mixed; the report names them all", async () => {
  const row = { task_id: 1, reward: 1, trial: 0, info: {}, traj: [{ role: "assistant", content: "done" }] };
  const { import: done } = await readTexts({ "a.jsonl": lines, "m-retail.json": JSON.stringify([row]) });
  expect(done.report()).toMatchObject({ format: "canonical, tau-bench", files: 2, episodes: 25 });
});

test("leading blanks are no part of the first record, whatever the pieces", async () => {
  const { episodes } = await readTexts({ "a.jsonl": `\n \n${lines}` });
  expect(episodes[0]?.place.line).toBe(3);
});
