import { afterAll, describe, expect, it } from "vitest";
import { EpisodeImport } from "@/core/formats/episode-import";
import { passKtReport } from "@/core/reports/pass-kt";
import { PassKtOptions } from "@/core/reports/report-options";
import { stopQueue } from "@/server/queue/queue";
import { useDatabase } from "@/tests/support/database";
import { episodeGrid, episodeOf, linesOf } from "@/tests/support/episode-lines";
import { bodyOf, checkAgain, checkFiles, importFiles, storeImport } from "@/tests/support/import-files";
import { callAs, createTestProject } from "@/tests/support/people";

const database = useDatabase();
afterAll(stopQueue);

describe("an import", () => {
  it("shows what is in the files before anything is stored, then makes a run of it", async () => {
    const { slug, people } = await createTestProject();
    const lines = linesOf(episodeGrid());
    const id = await checkFiles(people.member, slug, { "grid.jsonl": lines });
    const checked = await callAs(people.member).imports.get({ project: slug, id });
    expect(checked.status).toBe("checked");
    expect(checked.findings?.report).toMatchObject({ format: "canonical", files: 1, episodes: 24, duplicates: 0, rejected: [] });
    expect(checked.findings?.preview).toHaveLength(10);
    expect(checked.findings).toMatchObject({ fresh: 24, alreadyStored: 0, storedIn: [] });
    expect(await callAs(people.viewer).runs.list({ project: slug })).toMatchObject({ items: [] });

    const stored = await storeImport(people.member, slug, id);
    expect(stored).toMatchObject({ status: "stored", progress: 24, problem: null });
    const run = await callAs(people.viewer).runs.get({ project: slug, run: stored.runId ?? "" });
    expect(run).toMatchObject({
      name: "rl-400 on depot",
      status: "finished",
      createdBy: "member",
      totals: { episodes: 24, counted: 24, tasks: 6 },
    });
    expect(run.entries).toMatchObject([
      { checkpoint: { name: "rl-400", method: "rl" }, defaultMode: "rerun", limits: [2, 4], tasks: 6, episodes: 24 },
    ]);
    expect(run.manifest?.files).toMatchObject([{ path: "grid.jsonl", bytes: lines.length }]);
    expect(run.manifest?.files[0]?.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(await database.client.importChunk.count({ where: { file: { importId: id } } })).toBe(0);
  });

  it("gives the same report as the same files on the command line, bit for bit", async () => {
    const { slug, people } = await createTestProject();
    const lines = linesOf([...episodeGrid({ checkpoint: "sft" }), ...episodeGrid({ tasks: 5, samples: 4 }), episodeOf({ sample: 9 })]);
    const run = await importFiles(people.owner, slug, { "both.jsonl": lines });
    const offline = new EpisodeImport({ badRecords: "stop" });
    await offline.count({ name: "both.jsonl", path: "both.jsonl", bytes: bodyOf(lines) });
    const expected = passKtReport(offline.tallies(), PassKtOptions.parse({}));
    const { report, entryIds } = await callAs(people.viewer).reports.passKt({ project: slug, run });
    expect(JSON.stringify(report)).toBe(JSON.stringify(expected));
    expect(entryIds).toHaveLength(2);
  });

  it("changes nothing when it comes twice, and says where everything is", async () => {
    const { slug, people } = await createTestProject();
    const files = { "grid.jsonl": linesOf(episodeGrid()) };
    const run = await importFiles(people.owner, slug, files);
    const id = await checkFiles(people.owner, slug, files);
    const checked = await callAs(people.owner).imports.get({ project: slug, id });
    expect(checked).toMatchObject({ status: "checked", nothingNew: true, needsSkip: false });
    expect(checked.findings).toMatchObject({ fresh: 0, alreadyStored: 24, storedIn: [{ id: run, episodes: 24 }] });
    expect(await storeImport(people.owner, slug, id)).toMatchObject({ status: "stored", runId: null });
    const { items } = await callAs(people.owner).runs.list({ project: slug });
    expect(items.map((row) => row.id)).toEqual([run]);
  });

  it("stores only what is new of files that the project has in part", async () => {
    const { slug, people } = await createTestProject();
    await importFiles(people.owner, slug, { "first.jsonl": linesOf(episodeGrid({ tasks: 4 })) });
    const run = await importFiles(people.owner, slug, { "all.jsonl": linesOf(episodeGrid({ tasks: 6 })) });
    const { totals, manifest } = await callAs(people.owner).runs.get({ project: slug, run });
    expect(totals).toMatchObject({ episodes: 8, tasks: 2 });
    expect(manifest?.alreadyStored).toBe(16);
  });

  it("refuses an episode that differs from the stored one of the same identity, naming file, line and run", async () => {
    const { slug, people } = await createTestProject();
    await importFiles(people.owner, slug, { "first.jsonl": linesOf([episodeOf()]) }, { name: "Monday" });
    const changed = linesOf([episodeOf({ sample: 1 }), episodeOf({ success: false })]);
    const id = await checkFiles(people.owner, slug, { "second.jsonl": changed });
    const checked = await callAs(people.owner).imports.get({ project: slug, id });
    expect(checked).toMatchObject({ status: "checked", needsSkip: true });
    expect(checked.problem).toMatch(/^second\.jsonl:2: checkpoint rl-400 on task task-1, sample 0, differs .* in run "Monday"/);
    await expect(callAs(people.owner).imports.confirm({ project: slug, id })).rejects.toThrow(/1 bad lines stand in the way/);
    const stored = await storeImport(people.owner, slug, id, true);
    const run = await callAs(people.owner).runs.get({ project: slug, run: stored.runId ?? "" });
    expect(run).toMatchObject({ status: "finished_with_problems", totals: { episodes: 1 }, manifest: { options: { skipBadLines: true } } });
    expect(run.manifest?.report.rejected).toHaveLength(1);
  });
});

describe("bad input", () => {
  const good = linesOf([episodeOf(), episodeOf({ sample: 1 })]);
  const big = linesOf([episodeOf({ sample: 3_000_000_000 })]);
  it.each([
    ["an empty file", { "a.jsonl": "" }, /^a\.jsonl: the file has no episodes/],
    ["broken JSON", { "a.jsonl": `${good}{"schema": "turnwise\n` }, /^a\.jsonl:3: /],
    ["a NaN token", { "a.jsonl": `${good}${good.split("\n")[0]?.replace('"sample":0', '"sample":NaN')}\n` }, /^a\.jsonl:3: /],
    ["a sample number beyond the columns", { "a.jsonl": good + big }, /^a\.jsonl:3: "sample" is 3000000000/],
    ["invalid UTF-8", { "a.jsonl": Buffer.concat([Buffer.from(good), Buffer.from([0x22, 0xff, 0x22, 0x0a])]) }, /^a\.jsonl:3: /],
    ["different content under one identity", { "a.jsonl": good + linesOf([episodeOf({ success: false })]) }, /^a\.jsonl:3: .*a\.jsonl:1/],
  ])("%s is named with its place, and nothing is stored", async (_, files, message) => {
    const { slug, people } = await createTestProject();
    const id = await checkFiles(people.member, slug, files, { suite: "depot" });
    const refused = await callAs(people.member).imports.get({ project: slug, id });
    expect(refused.problem).toMatch(message);
    expect(refused.status === "refused" || refused.needsSkip).toBe(true);
    expect(refused.options).toMatchObject({ suite: "depot" });
    expect(await database.client.run.count({ where: { project: { slug } } })).toBe(0);
  });

  it("is mended by sending the file again under the same name", async () => {
    const { slug, people } = await createTestProject();
    const id = await checkFiles(people.member, slug, { "a.jsonl": "not JSON\n" });
    await checkAgain(people.member, slug, id, { "a.jsonl": good });
    expect(await callAs(people.member).imports.get({ project: slug, id })).toMatchObject({ status: "checked", problem: null });
  });
});

describe("checkpoints of an import", () => {
  it("are made with what the episodes tell, and their parents with them", async () => {
    const { slug, people } = await createTestProject();
    const told = { name: "rl-400", method: "rl", step: 400, parent: "sft-1", family: "depot", train_seed: 2 } as const;
    await importFiles(people.owner, slug, { "a.jsonl": linesOf([{ ...episodeOf(), checkpoint: told }]) });
    const rows = await callAs(people.owner).checkpoints.list({ project: slug });
    expect(rows).toMatchObject([
      { name: "rl-400", method: "rl", step: 400, trainSeed: 2, family: "depot", parent: { name: "sft-1" }, entries: 1, runs: 1 },
      { name: "sft-1", method: "other", parent: null, entries: 0 },
    ]);
  });

  it("that close a circle keep one parent less", async () => {
    const { slug, people } = await createTestProject();
    const lines = linesOf([
      { ...episodeOf(), checkpoint: { name: "a", parent: "b" } },
      { ...episodeOf(), checkpoint: { name: "b", parent: "a" } },
    ]);
    await importFiles(people.owner, slug, { "a.jsonl": lines });
    const rows = await callAs(people.owner).checkpoints.list({ project: slug });
    expect(rows.map(({ name, parent }) => [name, parent?.name ?? null])).toEqual([
      ["a", "b"],
      ["b", null],
    ]);
  });

  it("keep what people edited when they come again", async () => {
    const { slug, people } = await createTestProject();
    await importFiles(people.owner, slug, { "a.jsonl": linesOf([episodeOf()]) });
    const [row] = await callAs(people.owner).checkpoints.list({ project: slug });
    await callAs(people.owner).checkpoints.update({ project: slug, id: row?.id ?? "", method: "budgetmix", step: 7 });
    await importFiles(people.owner, slug, { "b.jsonl": linesOf([episodeOf({ sample: 1 })]) });
    expect(await callAs(people.owner).checkpoints.list({ project: slug })).toMatchObject([{ method: "budgetmix", step: 7, runs: 2 }]);
  });
});

describe("transcripts", () => {
  it("keep NUL characters and halves of surrogate pairs as they were", async () => {
    const { slug, people } = await createTestProject();
    const odd = "before\u0000after \ud800 end";
    const episode = episodeOf({ turns: [{ index: 1, messages: [{ role: "assistant", content: odd }] }] });
    const run = await importFiles(people.owner, slug, { "odd.jsonl": linesOf([{ ...episode, outcome: { success: true } }]) });
    const { items } = await callAs(people.viewer).episodes.list({ project: slug, run });
    const page = await callAs(people.viewer).episodes.turns({ episode: items[0]?.id ?? "" });
    expect(page.turns[0]?.turn.messages[0]?.content).toBe(odd);
    const { manifest } = await callAs(people.viewer).runs.get({ project: slug, run });
    expect(manifest?.report.warnings.join(" ")).toMatch(/NUL characters.*halves of surrogate pairs/);
  });
});
