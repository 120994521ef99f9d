import { describe, expect, it } from "vitest";
import type { Task } from "@/core/suite/task";
import { EpisodeLimits } from "@/core/sweep/sweep-spec";
import { Episode, type Turn } from "@/core/trajectory/episode";
import { DepotTask } from "@/engine/environments/depot/depot-task";
import { buildDepotWorld } from "@/engine/environments/depot/depot-world";
import type { Environment } from "@/engine/environments/environment";
import { EnvironmentProblem } from "@/engine/environments/environment-problem";
import { findEnvironment } from "@/engine/environments/registry";
import type { EpisodePlan } from "@/engine/episode-plan";
import type { Model } from "@/engine/models/model";
import { type EpisodeHooks, runEpisode } from "@/engine/run-episode";
import { createFakeClock } from "../support/fake-clock";
import { answerOf, problemOf, scriptedModel } from "../support/scripted-model";

const depot = findEnvironment("depot");
const task = taskWhere("recoverable");
const world = buildDepotWorld(DepotTask.parse(task.params));
const wrong = world.crates.find(({ label }) => label !== world.right)?.label;
const LOOK = `Action: inspect crate ${wrong}`;
const SHIP = `Action: ship crate ${world.right}`;
const sealedTask = taskWhere("sealed");

function taskWhere(mistakes: string): Task {
  const found = depot.suite.tasks.find(({ strata }) => strata.mistakes === mistakes && strata.difficulty === "hard");
  if (found === undefined) throw new Error("the suite has no such task");
  return found;
}

function planOf(changes: Partial<EpisodePlan> = {}): EpisodePlan {
  return {
    episodeId: "ep-1",
    checkpoint: { name: "x" },
    suite: { name: "depot", version: "1", split: "test" },
    task,
    sample: 2,
    seed: 99,
    limit: 4,
    visibility: "announced",
    limits: EpisodeLimits.parse({}),
    ...changes,
  };
}

function run(model: Model, changes: Partial<EpisodePlan> = {}, hooks: EpisodeHooks = {}, environment: Environment = depot.environment) {
  return runEpisode(planOf(changes), { model, environment, template: depot.template, clock: createFakeClock() }, hooks);
}

describe("the turns of an episode", () => {
  it.each([
    ["success at the first of 4 turns", [SHIP], 4, { stop_reason: "success", success: true, success_turn: 1, turns_used: 1, score: 1 }],
    [
      "success at the 4th of 4 turns",
      [LOOK, LOOK, LOOK, SHIP],
      4,
      { stop_reason: "success", success: true, success_turn: 4, turns_used: 4 },
    ],
    [
      "success that would come one turn late",
      [LOOK, LOOK, LOOK, LOOK, SHIP],
      4,
      { stop_reason: "turn_limit", success: false, success_turn: null, turns_used: 4, score: 0 },
    ],
    ["a limit of one turn, used well", [SHIP], 1, { stop_reason: "success", success_turn: 1, turns_used: 1 }],
    ["a limit of one turn, used up", [LOOK], 1, { stop_reason: "turn_limit", turns_used: 1 }],
    ["a policy that never succeeds", [LOOK], 9, { stop_reason: "turn_limit", success: false, turns_used: 9 }],
    ["an unparseable answer, which costs a turn", ["I look.", SHIP], 2, { stop_reason: "success", success_turn: 2, turns_used: 2 }],
    ["an unparseable last answer", [LOOK, "Hm."], 2, { stop_reason: "turn_limit", turns_used: 2 }],
    ["an action that does not exist, which costs a turn", ["Action: fly", SHIP], 2, { stop_reason: "success", success_turn: 2 }],
    ["giving up", [LOOK, "Action: give up"], 4, { stop_reason: "gave_up", success: false, turns_used: 2 }],
    [
      "a conversation too long for the model",
      [LOOK, problemOf("context_full")],
      4,
      { stop_reason: "context_full", success: false, turns_used: 1 },
    ],
    [
      "an endpoint that fails",
      [LOOK, problemOf("endpoint_error")],
      4,
      { stop_reason: "endpoint_error", success: null, score: null, turns_used: 1 },
    ],
    ["an endpoint that refuses the key", [problemOf("unauthorized")], 4, { stop_reason: "endpoint_error", success: null, turns_used: 0 }],
    ["time that runs out in a request", [LOOK, problemOf("out_of_time")], 4, { stop_reason: "time_limit", success: false, turns_used: 1 }],
    ["an empty answer", [answerOf(""), SHIP], 4, { stop_reason: "success", success_turn: 2 }],
  ] as const)("count %s", async (_, script, limit, outcome) => {
    const { episode } = await run(scriptedModel(...script), { limit });
    expect(episode.outcome).toMatchObject(outcome);
    expect(episode.turns).toHaveLength(episode.outcome.turns_used ?? -1);
    expect(Episode.parse(JSON.parse(JSON.stringify(episode)))).toEqual(JSON.parse(JSON.stringify(episode)));
  });

  it("count a fatal mistake as failure", async () => {
    const sealed = buildDepotWorld(DepotTask.parse(sealedTask.params));
    const bad = sealed.crates.find(({ label }) => label !== sealed.right)?.label;
    const { episode } = await run(scriptedModel(`Action: ship crate ${bad}`), { task: sealedTask });
    expect(episode.outcome).toMatchObject({ stop_reason: "failure", success: false, success_turn: null, turns_used: 1 });
  });

  it("are kept with what was told, done and answered", async () => {
    const { episode } = await run(scriptedModel("Hm.", LOOK, SHIP));
    const [first, second, third] = episode.turns ?? [];
    expect(first).toMatchObject({ index: 1, told: "You have 4 turns left, this one included.", action: null, valid: false });
    expect(first?.messages[1]?.content).toMatch(/^No action was found in your answer/);
    expect(first?.messages[1]?.content).toContain("Day sheet:");
    expect(second).toMatchObject({
      index: 2,
      action: `inspect crate ${wrong}`,
      valid: true,
      reward: 0,
      tokens: { in: 100, out: 10 },
      duration_ms: 20,
    });
    expect(second?.raw).not.toHaveProperty("request");
    expect(first?.raw).toHaveProperty("request");
    expect(third).toMatchObject({ told: "You have 2 turns left, this one included.", reward: 1, progress: 1 });
    expect(episode).toMatchObject({
      episode_id: "ep-1",
      sample: 2,
      seed: 99,
      usage: { input_tokens: 300, output_tokens: 30 },
      task: { cluster: task.cluster },
    });
    expect(episode.prompt?.map(({ role }) => role)).toEqual(["system", "user"]);
  });

  it("get one seed a turn, the same in a second attempt", async () => {
    const [one, two] = [scriptedModel(LOOK), scriptedModel(LOOK)];
    await run(one);
    await run(two);
    const seeds = one.requests.map(({ seed }) => seed);
    expect(new Set(seeds).size).toBe(4);
    expect(two.requests.map(({ seed }) => seed)).toEqual(seeds);
  });
});

describe("an episode", () => {
  it("waits for each turn to be stored before it asks again", async () => {
    const events: string[] = [];
    const scripted = scriptedModel(LOOK);
    const model: Model = {
      complete: (request) => {
        events.push("asked");
        return scripted.complete(request);
      },
    };
    const onTurn = async (turn: Turn) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      events.push(`stored ${turn.index}`);
    };
    await run(model, { limit: 2 }, { onTurn });
    expect(events).toEqual(["asked", "stored 1", "asked", "stored 2"]);
  });

  it("ends as cancelled when it is aborted, with its turns kept and no further request", async () => {
    const controller = new AbortController();
    const model = scriptedModel(LOOK);
    const { episode } = await run(
      model,
      {},
      { signal: controller.signal, onTurn: async ({ index }) => (index === 2 ? controller.abort() : undefined) },
    );
    expect(episode.outcome).toMatchObject({ stop_reason: "cancelled", success: null, turns_used: 2 });
    expect(model.requests).toHaveLength(2);
  });

  it("keeps its success when it is aborted in the same moment", async () => {
    const controller = new AbortController();
    const { episode } = await run(scriptedModel(SHIP), {}, { signal: controller.signal, onTurn: async () => controller.abort() });
    expect(episode.outcome.stop_reason).toBe("success");
  });

  it("stops at its token limit and its time limit, and says how much was used", async () => {
    const tokens = await run(scriptedModel(LOOK), { limits: EpisodeLimits.parse({ episodeTokens: 200 }) });
    expect(tokens.episode.outcome).toMatchObject({ stop_reason: "token_limit", turns_used: 2, detail: "220 tokens used of 200." });
    const slow = scriptedModel(answerOf(LOOK, { durationMs: 600 }));
    const time = await run(slow, { limits: EpisodeLimits.parse({ episodeMs: 1_000 }) });
    expect(time.episode.outcome).toMatchObject({ stop_reason: "time_limit", turns_used: 2, detail: "1200 ms used of 1000 ms." });
    expect(slow.requests.map(({ timeLeftMs }) => timeLeftMs)).toEqual([1_000, 400]);
  });

  it("has no token total where an answer tells no usage", async () => {
    const { episode } = await run(scriptedModel(answerOf(LOOK, { usage: null }), SHIP));
    expect(episode.usage).toBeNull();
    expect(episode.turns?.[0]?.tokens).toBeNull();
  });

  it("ends as environment_error when its world breaks, and closes it; a bug in a world is thrown", async () => {
    let closed = 0;
    const breaking = (error: Error): Environment => ({
      ...depot.environment,
      open: async (opened) => {
        const session = await depot.environment.open(opened);
        return { ...session, step: () => Promise.reject(error), close: async () => void closed++ };
      },
    });
    const { episode } = await run(scriptedModel(LOOK), {}, {}, breaking(new EnvironmentProblem("The world is gone.")));
    expect(episode.outcome).toMatchObject({ stop_reason: "environment_error", success: null, detail: "The world is gone." });
    expect(episode.turns?.[0]).toMatchObject({ error: "The world is gone." });
    await expect(run(scriptedModel(LOOK), {}, {}, breaking(new TypeError("bug")))).rejects.toThrow("bug");
    expect(closed).toBe(2);
  });

  it("is kept though its world can't be closed", async () => {
    const sticky: Environment = {
      ...depot.environment,
      open: async (opened) => ({
        ...(await depot.environment.open(opened)),
        close: () => Promise.reject(new EnvironmentProblem("It won't close.")),
      }),
    };
    expect((await run(scriptedModel(SHIP), {}, {}, sticky)).episode.outcome.stop_reason).toBe("success");
  });

  it("hands on the model's problem, so that a refused key can pause the sweep", async () => {
    expect((await run(scriptedModel(problemOf("unauthorized")))).problem).toMatchObject({ kind: "unauthorized" });
    expect((await run(scriptedModel(SHIP))).problem).toBeNull();
  });
});
