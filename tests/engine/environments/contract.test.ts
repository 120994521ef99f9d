import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { EnvironmentSession } from "@/engine/environments/environment";
import { EnvironmentProblem } from "@/engine/environments/environment-problem";
import { ENVIRONMENTS } from "@/engine/environments/registry";

/** Admissible actions and nonsense, by a number that picks from what is admissible at that moment. */
const anyMoves = fc.array(fc.oneof({ weight: 5, arbitrary: fc.nat(50) }, { weight: 1, arbitrary: fc.string() }), {
  minLength: 1,
  maxLength: 14,
});

function actionOf(move: number | string, admissible: readonly string[]): string {
  return typeof move === "string" ? move : (admissible[move % Math.max(1, admissible.length)] ?? "nothing");
}

async function playMoves(session: EnvironmentSession, moves: readonly (number | string)[]) {
  const actions: string[] = [];
  const views = [session.start];
  for (const move of moves) {
    const action = actionOf(move, views.at(-1)?.admissible ?? []);
    actions.push(action);
    views.push(await session.step(action));
  }
  return { actions, views };
}

describe.each([...ENVIRONMENTS.values()])("the environment $environment.name", ({ environment, template, suite }) => {
  const anyTask = fc.constantFrom(...suite.tasks);

  it("replays and restores to the same observations and hashes (property)", async () => {
    await fc.assert(
      fc.asyncProperty(anyTask, anyMoves, anyMoves, async (task, moves, detour) => {
        const first = await environment.open(task);
        const { actions, views } = await playMoves(first, moves);
        const snapshot: unknown = JSON.parse(JSON.stringify(await first.snapshot()));
        const again = await environment.open(task);
        for (const [index, action] of actions.entries()) expect(await again.step(action)).toEqual(views[index + 1]);
        await playMoves(again, detour);
        const { observation, stateHash } = views.at(-1) ?? first.start;
        expect(await again.restore(snapshot)).toMatchObject({ observation, stateHash });
        const fresh = await environment.open(task);
        await fresh.restore(snapshot);
        const [next = "nothing"] = views.at(-1)?.admissible ?? [];
        expect(await fresh.step(next)).toEqual(await first.step(next));
      }),
      { numRuns: 120 },
    );
  });

  it("calls an action valid exactly if it is listed, changes nothing otherwise, and never throws (property)", async () => {
    await fc.assert(
      fc.asyncProperty(anyTask, anyMoves, fc.oneof(fc.nat(50), fc.string()), async (task, moves, lastMove) => {
        const session = await environment.open(task);
        const before = (await playMoves(session, moves)).views.at(-1) ?? session.start;
        const admissible = before.admissible ?? [];
        const action = actionOf(lastMove, admissible);
        const after = await session.step(action);
        expect(after.valid).toBe(admissible.some((listed) => listed.toLowerCase() === action.trim().toLowerCase()));
        if (!after.valid) expect(after.stateHash).toBe(before.stateHash);
        for (const listed of after.admissible ?? []) expect(after.observation).toContain(listed);
      }),
      { numRuns: 150 },
    );
  });

  it("never names a number of turns (property)", async () => {
    await fc.assert(
      fc.asyncProperty(anyTask, fc.array(fc.nat(50), { maxLength: 12 }), async (task, moves) => {
        const { views } = await playMoves(await environment.open(task), moves);
        for (const { observation } of views) expect(observation).not.toMatch(/\d|turn|step/i);
      }),
    );
    expect(template.system).not.toMatch(/\d|turn|step/i);
  });

  it("refuses what is no snapshot, and says which task it can't read", async () => {
    const [task] = suite.tasks;
    if (task === undefined) throw new Error("the suite has no task");
    const session = await environment.open(task);
    await expect(session.restore({ nothing: "known" })).rejects.toThrow(EnvironmentProblem);
    await expect(environment.open({ ...task, id: "x-1", params: { seed: -1 } })).rejects.toThrow(`Task x-1 is no ${environment.name} task`);
  });

  it("has a suite of 240 test, 60 validation and 240 training tasks with unique ids, and no cluster in two splits", () => {
    const count = (split: string) => suite.tasks.filter((task) => task.split === split).length;
    expect([count("test"), count("validation"), count("train")]).toEqual([240, 60, 240]);
    expect(new Set(suite.tasks.map(({ id }) => id)).size).toBe(540);
    const splitsOf = new Map<string | null, Set<string>>();
    for (const { cluster, split } of suite.tasks) splitsOf.set(cluster, (splitsOf.get(cluster) ?? new Set()).add(split));
    expect([...splitsOf.values()].every((splits) => splits.size === 1)).toBe(true);
  });
});
