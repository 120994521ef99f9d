import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stopQueue } from "@/server/queue/queue";
import { useDatabase } from "@/tests/support/database";
import { episodeOf, linesOf } from "@/tests/support/episode-lines";
import { importFiles } from "@/tests/support/import-files";
import { callAs, createTestProject, type TestProject } from "@/tests/support/people";

useDatabase();
afterAll(stopQueue);

let project: TestProject;
let run: string;
const entries: Record<string, string> = {};

const api = () => callAs(project.people.viewer);
const list = (filter: object) => api().episodes.list({ project: project.slug, run, ...filter });

/** Turn of success for each sample of a task; null: never, undefined: missing. */
type Solved = readonly (number | null | undefined)[];

function episodesOf(checkpoint: string, tasks: Readonly<Record<string, Solved>>) {
  return Object.entries(tasks).flatMap(([task, samples]) =>
    samples.map((turn, sample) =>
      episodeOf({
        checkpoint,
        task_id: task,
        sample,
        budget: { unit: "assistant_turn", limit: 8, visibility: "hidden" },
        outcome:
          turn === undefined
            ? { success: null, stop_reason: "endpoint_error" }
            : { success: turn !== null, success_turn: turn, turns_used: turn ?? 8, stop_reason: turn === null ? "turn_limit" : "success" },
      }),
    ),
  );
}

const FAST = { alone: [2, null], both: [1, 1], early: [2, 2], lost: [3], neither: [null, null] };
const SLOW = { alone: [null, null], both: [7, null], early: [6, 6], lost: [undefined], neither: [null, null] };

async function entryOf(runId: string, checkpoint: string): Promise<string> {
  const { entries: found } = await api().runs.get({ project: project.slug, run: runId });
  return found.find((entry) => entry.checkpoint.name === checkpoint)?.id ?? "";
}

beforeAll(async () => {
  project = await createTestProject();
  const lines = linesOf([...episodesOf("fast", FAST), ...episodesOf("slow", SLOW)]);
  run = await importFiles(project.people.owner, project.slug, { "two.jsonl": lines });
  for (const name of ["fast", "slow"]) entries[name] = await entryOf(run, name);
});

const tasksOf = (page: { items: { taskId: string }[] }) => [...new Set(page.items.map(({ taskId }) => taskId))];

describe("episodes of tasks that flip", () => {
  const flips = () => ({ a: entries.fast ?? "", b: entries.slow ?? "" });

  it("are those of both sides, of tasks that one solved and the other never", async () => {
    const page = await list({ flips: flips() });
    expect(page.items.map(({ taskId, sample, checkpoint }) => `${taskId} ${sample} ${checkpoint}`)).toEqual([
      "alone 0 fast",
      "alone 0 slow",
      "alone 1 fast",
      "alone 1 slow",
    ]);
    expect(await api().episodes.count({ project: project.slug, run, flips: flips() })).toEqual({ count: 4, more: false });
  });

  it("are more where long episodes are cut, and the same from the other side", async () => {
    expect(tasksOf(await list({ flips: flips(), solvedBy: 4 }))).toEqual(["alone", "both", "early"]);
    expect(tasksOf(await list({ flips: flips(), solvedBy: 7 }))).toEqual(["alone"]);
    expect(tasksOf(await list({ flips: { a: flips().b, b: flips().a }, solvedBy: 4 }))).toEqual(["alone", "both", "early"]);
  });

  it("leave out tasks of which one side has nothing that counts", async () => {
    expect(tasksOf(await list({ flips: flips(), t: 8 }))).not.toContain("lost");
    expect((await list({ flips: flips(), t: 4 })).items).toEqual([]);
  });

  it("come page by page, each once", async () => {
    const first = await list({ flips: flips(), solvedBy: 4, limit: 5 });
    const second = await list({ flips: flips(), solvedBy: 4, limit: 100, cursor: first.nextCursor });
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(ids).toHaveLength(12);
    expect(new Set(ids).size).toBe(12);
  });

  it("may be narrowed to one side and its successes by the turn", async () => {
    const page = await list({ flips: flips(), solvedBy: 4, entry: entries.fast, outcome: "success" });
    expect(page.items.map(({ taskId, sample }) => `${taskId} ${sample}`)).toEqual(["alone 0", "both 0", "both 1", "early 0", "early 1"]);
  });

  it("reach over two runs of the project, never into another project", async () => {
    const other = await importFiles(project.people.owner, project.slug, { "later.jsonl": linesOf(episodesOf("later", SLOW)) });
    const page = await list({ flips: { a: flips().a, b: await entryOf(other, "later") } });
    expect(tasksOf(page)).toEqual(["alone"]);
    expect(new Set(page.items.map(({ checkpoint }) => checkpoint))).toEqual(new Set(["fast", "later"]));
    const stranger = await createTestProject();
    const foreign = callAs(stranger.people.owner);
    const own = await importFiles(stranger.people.owner, stranger.slug, { "own.jsonl": linesOf(episodesOf("own", FAST)) });
    const mine = (await foreign.runs.get({ project: stranger.slug, run: own })).entries[0]?.id ?? "";
    for (const sides of [flips(), { a: mine, b: flips().b }]) {
      expect((await foreign.episodes.list({ project: stranger.slug, run: own, flips: sides })).items).toEqual([]);
      expect(await foreign.episodes.count({ project: stranger.slug, run: own, flips: sides })).toEqual({ count: 0, more: false });
    }
  });
});

describe("an episode in the list that a person came from", () => {
  it("has the neighbours of that list, its place in it, and no others", async () => {
    const filter = { entry: entries.fast, outcome: "success" as const };
    const ids = (await list(filter)).items.map(({ id }) => id);
    for (const [place, id] of ids.entries()) {
      expect(await api().episodes.place({ episode: id, list: filter })).toEqual({
        previous: ids[place - 1] ?? null,
        next: ids[place + 1] ?? null,
        fits: true,
        position: place + 1,
        total: ids.length,
        more: false,
      });
    }
    const outside = (await list({ entry: entries.slow, task: "both", sample: 0 })).items[0]?.id ?? "";
    expect(await api().episodes.place({ episode: outside, list: filter })).toMatchObject({ fits: false, total: ids.length });
  });

  it("steps from side to side through flipped tasks", async () => {
    const flips = { a: entries.fast ?? "", b: entries.slow ?? "" };
    const ids = (await list({ flips })).items.map(({ id }) => id);
    const place = await api().episodes.place({ episode: ids[1] ?? "", list: { flips } });
    expect(place).toMatchObject({ previous: ids[0], next: ids[2], position: 2, total: 4 });
  });
});
