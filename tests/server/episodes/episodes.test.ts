import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stopQueue } from "@/server/queue/queue";
import { useDatabase } from "@/tests/support/database";
import { episodeGrid, episodeOf, linesOf } from "@/tests/support/episode-lines";
import { importFiles } from "@/tests/support/import-files";
import { callAs, createTestProject, type TestProject } from "@/tests/support/people";

useDatabase();
let project: TestProject;
let run: string;
let entry: string;

beforeAll(async () => {
  project = await createTestProject();
  const odd = [
    episodeOf({ task_id: "task-7", sample: 0, outcome: { success: null } }),
    episodeOf({ task_id: "task-7", sample: 1, outcome: { success: false, stop_reason: "endpoint_error" } }),
  ];
  run = await importFiles(project.people.owner, project.slug, { "grid.jsonl": linesOf([...episodeGrid(), ...odd]) });
  const { entries } = await callAs(project.people.viewer).runs.get({ project: project.slug, run });
  entry = entries[0]?.id ?? "";
});
afterAll(stopQueue);

const api = () => callAs(project.people.viewer);
const list = (filter: object) => api().episodes.list({ project: project.slug, run, ...filter });

describe("the episodes of a run", () => {
  it("come page by page, each once", async () => {
    const seen: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page: Awaited<ReturnType<typeof list>> = await list({ cursor, limit: 10 });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(new Set(seen).size).toBe(26);
    expect(seen).toHaveLength(26);
  });

  it.each([
    [{ outcome: "missing" as const }, 1],
    [{ outcome: "not_graded" as const }, 1],
    [{ outcome: "success" as const }, 12],
    [{ outcome: "failure" as const }, 12],
    [{ stopReason: "endpoint_error" as const }, 1],
    [{ stopReason: "endpoint_error" as const, outcome: "failure" as const }, 0],
    [{ t: 2 }, 12],
    [{ t: null }, 0],
    [{ task: "task-3" }, 4],
    [{ entry: "ent_other" }, 0],
    [{ sample: 1 }, 13],
    [{ sample: 1, t: 4, task: "task-3" }, 1],
    [{ outcome: "success" as const, solvedBy: 2 }, 12],
    [{ outcome: "success" as const, solvedBy: 1 }, 0],
    [{ outcome: "failure" as const, solvedBy: 1 }, 24],
    [{ outcome: "missing" as const, solvedBy: 1 }, 1],
    [{ error: "nothing of the kind" }, 0],
  ])("filtered by %j are %i", async (filter, count) => {
    expect((await list(filter)).items).toHaveLength(count);
    expect(await api().episodes.count({ project: project.slug, run, ...filter })).toEqual({ count, more: false });
  });

  it("stand by task, limit and sample, and a page begins where the one before ended", async () => {
    const { items } = await list({});
    const places = items.map(({ taskId, limit, sample }) => `${taskId} ${limit} ${sample}`);
    expect(places.slice(0, 5)).toEqual(["task-1 2 0", "task-1 2 1", "task-1 4 0", "task-1 4 1", "task-2 2 0"]);
    const first = await list({ limit: 3, outcome: "success" });
    const second = await list({ limit: 3, outcome: "success", cursor: first.nextCursor });
    const solved = items.filter(({ outcome }) => outcome === "success");
    expect([...first.items, ...second.items]).toEqual(solved.slice(0, 6));
  });

  it("can't be read on from what is no page of theirs", async () => {
    for (const cursor of ["12", "e30", Buffer.from('["task-1",2]').toString("base64url")]) {
      await expect(list({ cursor })).rejects.toMatchObject({
        code: "BAD_REQUEST",
        message: expect.stringContaining("load the list again"),
      });
    }
  });

  it("form a matrix of tasks and samples", async () => {
    const page = await api().episodes.tasks({ project: project.slug, run, entry, limit: 4 });
    expect(page.items.map(({ taskId }) => taskId)).toEqual(["task-1", "task-2", "task-3", "task-4"]);
    expect(page.items[0]?.samples.map(({ limit, sample }) => [limit, sample])).toEqual([
      [2, 0],
      [2, 1],
      [4, 0],
      [4, 1],
    ]);
    const rest = await api().episodes.tasks({ project: project.slug, run, entry, limit: 4, cursor: page.nextCursor });
    expect(rest).toMatchObject({ items: [{ taskId: "task-5" }, { taskId: "task-6" }, { taskId: "task-7", counted: 0 }], nextCursor: null });
    const missing = await api().episodes.tasks({ project: project.slug, run, entry, outcome: "missing" });
    expect(missing.items).toMatchObject([{ taskId: "task-7", samples: [{ outcome: "not_graded" }, { outcome: "missing" }] }]);
    expect((await api().episodes.tasks({ project: project.slug, run, entry, query: "TASK-5", t: 4 })).items).toMatchObject([
      { samples: [{}, {}] },
    ]);
  });
});

describe("an episode", () => {
  it("tells its neighbours within the entry and the limit", async () => {
    const { items } = await list({ task: "task-3", t: 4 });
    const [first, second] = items;
    const header = await api().episodes.get({ episode: first?.id ?? "" });
    expect(header).toMatchObject({
      taskId: "task-3",
      sample: 0,
      limit: 4,
      project: { slug: project.slug },
      run: { id: run },
      turnCount: 2,
    });
    expect(header.neighbours).toMatchObject({ previousSample: null, nextSample: second?.id });
    const previous = await api().episodes.get({ episode: header.neighbours.previousTask ?? "" });
    expect(previous).toMatchObject({ taskId: "task-2", sample: 0, limit: 4 });
    expect(header.turns.map(({ headline }) => headline)).toEqual(["I go task-3 0 1.", "I go task-3 0 2."]);
    expect(header.source).toMatchObject({ format: "canonical", file: "grid.jsonl" });
  });

  it("with texts of megabytes answers in pages under 1 MB and says what was cut", async () => {
    const content = "ä".repeat(2_000_000);
    const turns = [1, 2, 3, 4].map((index) => ({
      index,
      messages: [{ role: "assistant", content: index === 1 ? content : content.slice(0, 140_000) }],
    }));
    const big = await importFiles(project.people.owner, project.slug, { "big.jsonl": linesOf([episodeOf({ task_id: "big", turns })]) });
    const { items } = await list({ run: big });
    const episode = items[0]?.id ?? "";
    const page = await api().episodes.turns({ episode });
    expect(JSON.stringify(page).length).toBeLessThan(1_000_000);
    expect(page.turns.map(({ cut }) => cut)).toEqual([true, false, false, false]);
    expect(page).toMatchObject({ total: 4, next: null });
    const part = await api().episodes.turns({ episode, from: 1, count: 2 });
    expect(part).toMatchObject({ turns: [{ position: 1 }, { position: 2 }], next: 3 });
  });

  it("that isn't there, or whose number is none, is not found", async () => {
    for (const episode of ["999999", "9223372036854775808"]) {
      await expect(api().episodes.get({ episode })).rejects.toMatchObject({ code: "NOT_FOUND" });
    }
  });
});

describe("reports", () => {
  it("compare two entries, and tell the tasks behind a cell", async () => {
    const { owner, viewer } = project.people;
    await importFiles(owner, project.slug, { "sft.jsonl": linesOf(episodeGrid({ checkpoint: "sft" })) });
    const entries = await callAs(viewer).reports.entries({ project: project.slug });
    const [a, b] = ["rl-400", "sft"].map(
      (name) => entries.find(({ checkpoint, tasks }) => checkpoint.name === name && tasks > 1)?.id ?? "",
    );
    const sides = { project: project.slug, a: a ?? "", b: b ?? "" };
    const compared = await callAs(viewer).reports.compare({ ...sides, k: [1] });
    expect(compared).toMatchObject({
      a: { checkpoint: { name: "rl-400" } },
      b: { checkpoint: { name: "sft" } },
      report: { only_a: ["task-7"], tasks: 6 },
    });
    const tasks = await callAs(viewer).reports.compareTasks({ ...sides, k: 1, t: 4 });
    expect(tasks.map(({ task_id }) => task_id)).toEqual([1, 2, 3, 4, 5, 6].map((task) => `task-${task}`));
    await expect(callAs(viewer).reports.compare({ ...sides, b: "ent_gone" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("of a checkpoint's page give pass@1 at the largest budget", async () => {
    const rows = await api().checkpoints.list({ project: project.slug });
    const id = rows.find(({ name }) => name === "sft")?.id ?? "";
    const detail = await api().checkpoints.get({ project: project.slug, id });
    expect(detail.entryList).toMatchObject([{ suite: { name: "depot" }, episodes: 24, passAt1: { t: 4, value: 5 / 12 } }]);
  });
});
