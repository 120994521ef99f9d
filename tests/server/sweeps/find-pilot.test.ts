import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stopQueue } from "@/server/queue/queue";
import { useDatabase } from "@/tests/support/database";
import { callAs, createTestProject, type TestProject } from "@/tests/support/people";
import { type SeededRun, seedRun } from "@/tests/support/seed-run";

const database = useDatabase();
afterAll(stopQueue);
let project: TestProject;
let a: SeededRun;
let b: SeededRun;

/** Two runs of one checkpoint each, put into the first one: the same suite, split and visibility. */
beforeAll(async () => {
  project = await createTestProject();
  a = await seedRun(project.id, project.people.owner.id);
  b = await seedRun(project.id, project.people.owner.id);
  const entry = await database.client.entry.findUniqueOrThrow({ where: { id: a.entry }, select: { suiteId: true } });
  await database.client.entry.update({ where: { id: b.entry }, data: { runId: a.run, suiteId: entry.suiteId }, select: { id: true } });
});

async function ask(over = {}) {
  const { suite } = await database.client.entry.findUniqueOrThrow({
    where: { id: a.entry },
    select: { suite: { select: { name: true, version: true, split: true } } },
  });
  const query = { project: project.slug, a: a.checkpoint, b: b.checkpoint, suite, visibility: "announced", ...over } as const;
  return callAs(project.people.viewer).sweeps.pilot(query);
}

describe("the pilot of a sweep", () => {
  it("is a finished run that has both checkpoints on the suite, whatever it told its episodes", async () => {
    const { choices, chosen } = await ask();
    expect(choices).toMatchObject([{ id: a.entry, run: { id: a.run }, split: "test", visibility: "hidden" }]);
    expect(chosen?.budgets).toEqual([
      { t: 4, tasks: 1, a: [{ episodes: 1, successes: 1, tasks: 1 }], b: [{ episodes: 1, successes: 1, tasks: 1 }], spreads: [] },
    ]);
  });

  it("is not there for another checkpoint, another suite, or a run that goes on", async () => {
    const none = { choices: [], chosen: null };
    expect(await ask({ b: "nobody" })).toEqual(none);
    expect(await ask({ suite: { name: "elsewhere", version: "1", split: "test" } })).toEqual(none);
    await database.client.run.update({ where: { id: a.run }, data: { status: "running" }, select: { id: true } });
    expect(await ask()).toEqual(none);
  });
});
