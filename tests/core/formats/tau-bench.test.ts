import { expect, test } from "vitest";
import { factsOfPath } from "@/core/formats/tau-bench";
import { readTexts } from "@/tests/support/read-text";

/** A row of the shape that tau-bench writes, with so many assistant messages. */
function rowOf(told: Record<string, unknown> = {}, answers = 2) {
  const exchange = [
    { content: null, role: "assistant", tool_calls: [{ id: "c", type: "function", function: { name: "find", arguments: '{"id":"7"}' } }] },
    { role: "tool", tool_call_id: "c", name: "find", content: "nothing" },
  ];
  return {
    task_id: 3,
    reward: 0,
    trial: 0,
    info: { task: { user_id: "u" }, user_cost: 0.1 },
    traj: [
      { role: "system", content: "Policy" },
      { role: "user", content: "Hello" },
      ...Array.from({ length: answers }).flatMap(() => exchange),
    ],
    ...told,
  };
}

const read = (rows: readonly unknown[], options = {}) =>
  readTexts({ "results/gpt-x-airline.json": JSON.stringify(rows, null, 2) }, options);
const crash = (error: string) => rowOf({ traj: [], info: { error, traceback: "Traceback …" } });

test("a row becomes an episode: prompt, turns of an answer with what follows it, trial as sample", async () => {
  const { episodes } = await read([rowOf({ reward: 1.0000000001, trial: 2 }, 3)]);
  expect(episodes[0]?.episode).toMatchObject({
    checkpoint: { name: "gpt-x" },
    suite: { name: "tau-bench-airline" },
    task_id: "3",
    sample: 2,
    budget: { unit: "assistant_turn", limit: null, visibility: "hidden" },
    prompt: [{ role: "system" }, { role: "user" }],
    turns: [{ index: 1, messages: [{ role: "assistant" }, { role: "tool" }] }, { index: 2 }, { index: 3 }],
    outcome: { success: true, success_turn: 3, turns_used: 3, stop_reason: "success" },
    source: { format: "tau-bench", file: "results/gpt-x-airline.json", line: 2 },
  });
});

test("success is a reward within a millionth of one", async () => {
  const rewards = [1, 1 - 9e-7, 1 - 2e-6, 0.5, 0];
  const { episodes } = await read(rewards.map((reward, trial) => rowOf({ reward, trial })));
  expect(episodes.map(({ outcome }) => outcome.success)).toEqual([true, true, false, false, false]);
  expect(episodes.map(({ outcome }) => outcome.score)).toEqual(rewards);
});

test("a reward outside of [0, 1] is no grade, and counted", async () => {
  const { episodes, import: done } = await read([-1, 1.5].map((reward, trial) => rowOf({ reward, trial })));
  expect(episodes.map(({ outcome }) => [outcome.success, outcome.score])).toEqual([
    [null, -1],
    [null, 1.5],
  ]);
  expect(done.report().reclassified).toEqual([{ from: "reward outside [0, 1]", to: "not graded", count: 2 }]);
  expect(done.tallies()[0]?.tasks[0]?.limits[0]).toMatchObject({ counted: 0, notGraded: 2 });
});

test("crashes are what their error says, never failures", async () => {
  const errors = [
    "litellm.RateLimitError: Token limit is exceeded. Try again in 3 seconds (HTTP 429)",
    "1 validation error for Action: name field required [pydantic]",
    "This model's maximum context length is 8192 tokens",
    "APIConnectionError: Connection error.",
  ];
  const { episodes, import: done } = await read(errors.map((error, trial) => ({ ...crash(error), trial })));
  expect(episodes.map(({ outcome }) => outcome.stopReason)).toEqual([
    "endpoint_error",
    "environment_error",
    "context_full",
    "endpoint_error",
  ]);
  expect(episodes.map(({ outcome }) => outcome.success)).toEqual([null, null, false, null]);
  expect(done.report().reclassified).toEqual([
    { from: "reward 0 with info.error", to: "endpoint_error", count: 2 },
    { from: "reward 0 with info.error", to: "environment_error", count: 1 },
    { from: "reward 0 with info.error", to: "context_full", count: 1 },
  ]);
});

test("thirty answers without success are the step limit that is not recorded; thirty with success are success", async () => {
  const { episodes, import: done } = await read([rowOf({ trial: 0 }, 30), rowOf({ trial: 1 }, 29), rowOf({ trial: 2, reward: 1 }, 30)]);
  expect(episodes.map(({ outcome }) => outcome.stopReason)).toEqual(["turn_limit", "failure", "success"]);
  expect(done.report().reclassified).toEqual([{ from: "no success after exactly 30 assistant messages", to: "turn_limit", count: 1 }]);
});

test("a file that a killed run left gives its whole rows when bad records are skipped", async () => {
  const text = JSON.stringify([rowOf({ trial: 0 }), rowOf({ trial: 1 })]).slice(0, -40);
  const { episodes, import: done } = await readTexts({ "x-airline.json": text }, { badRecords: "skip" });
  expect(episodes).toHaveLength(1);
  expect(done.report().rejected[0]?.reason).toContain("the last complete element is number 1");
});

test("what has no place is told once as lost", async () => {
  const { import: done } = await read([rowOf({ trial: 0 }), rowOf({ trial: 1 })]);
  expect(done.report().lost).toEqual(["info.reward_info", "info.source", "info.task", "info.user_cost"]);
});

test("a file name without a domain is warned of, unless the person names the suite", async () => {
  const named = async (options: object) => (await readTexts({ "run.json": JSON.stringify([rowOf()]) }, options)).import.report().warnings;
  expect((await named({}))[0]).toContain("tells no domain");
  expect(await named({ suite: "tau-bench-telecom" })).toEqual([]);
});

test.each([
  ["gpt-4o-airline.json", "gpt-4o", "airline"],
  ["claude_retail.json", "claude", "retail"],
  ["retail/tool-calling-gpt-4o-0.0_range_0--1_user-gpt-4o-llm_0612.json", "gpt-4o", "retail"],
  ["react-qwen/qwen3-8b-1.0_range_0-50_user-gpt-4o-llm_0612.json", "qwen3-8b-1.0_range_0-50_user-gpt-4o-llm_0612", null],
  ["airline.json", "airline", "airline"],
])("the name %s tells model %s and domain %s", (path, model, domain) => {
  expect(factsOfPath(path)).toMatchObject({ model, domain });
});
