import { expect, test } from "vitest";
import { factsOfPath } from "@/core/formats/mint";
import { readTexts } from "@/tests/support/read-text";

const TAIL = "Eurus-7B-SFT/F=None/max3_p2+tool+cd/decision_making/alfworld/results.jsonl";

/** A row of the shape that MINT writes. */
function rowOf(state: Record<string, unknown> = {}, taskId: string | number = "clean/1") {
  const history = [
    { role: "user", content: "Clean it.\nYou have 3 chances to interact with the environment or propose a solution." },
    { role: "assistant", content: "<execute>goto(1)</execute>" },
    { role: "user", content: "You are there.\nYou have 2 steps left and 2 chances to propose solution left.\n" },
    { role: "assistant", content: "<solution>done</solution>" },
  ];
  return {
    state: {
      history,
      finished: true,
      success: true,
      terminate_reason: "task_success",
      error: null,
      token_counter: { prompt_tokens: 9, completion_tokens: 4 },
      ...state,
    },
    task: { task_name: "alfworld/clean", task_id: taskId, prompt: "Clean it.", reference: "", metadata: "{}" },
  };
}

const read = (rows: readonly unknown[], path = `/lab/data/outputs/${TAIL}`) =>
  readTexts({ [path]: rows.map((row) => JSON.stringify(row)).join("\n") });

test("a row and its path become an episode under an announced limit", async () => {
  const { episodes } = await read([rowOf()]);
  expect(episodes[0]?.episode).toMatchObject({
    checkpoint: { name: "Eurus-7B-SFT", method: "sft" },
    suite: { name: "mint-alfworld", version: "1", split: "test" },
    task_id: "clean/1",
    budget: { unit: "assistant_turn", limit: 3, visibility: "announced" },
    turns: [
      { index: 1, told: "You have 3 chances to interact with the environment or propose a solution." },
      { index: 2, told: "You have 2 steps left and 2 chances to propose solution left." },
    ],
    outcome: { success: true, success_turn: 2, turns_used: 2, stop_reason: "success" },
    usage: { input_tokens: 9, output_tokens: 4 },
    mint: { answers: 2, feedback_model: "None" },
  });
});

test("how an episode ended is read from terminate_reason; a full context is no infrastructure error", async () => {
  const ends = [
    { success: false, terminate_reason: "max_steps" },
    { success: false, terminate_reason: "max_propose_steps" },
    { success: false, terminate_reason: "error", error: "This model's maximum context length is 4096 tokens" },
    { success: false, terminate_reason: "error", error: "APIError: 503 service unavailable" },
  ];
  const { episodes, import: done } = await read(ends.map((end, task) => rowOf(end, task)));
  expect(episodes.map(({ outcome }) => outcome.stopReason)).toEqual(["turn_limit", "failure", "context_full", "endpoint_error"]);
  expect(episodes.map(({ outcome }) => outcome.success)).toEqual([false, false, false, null]);
  expect(done.report().reclassified.map(({ to, count }) => [to, count])).toEqual([
    ["context_full", 1],
    ["endpoint_error", 1],
  ]);
});

test("the same task number in two datasets is two tasks", async () => {
  const rows = JSON.stringify(rowOf({}, 1));
  const { episodes, import: done } = await readTexts({
    "M/F=None/max1_p1+tool+cd/reasoning/gsm8k/results.jsonl": rows,
    "M/F=None/max1_p1+tool+cd/reasoning/math/results.jsonl": rows,
  });
  expect(episodes).toHaveLength(2);
  expect(done.tallies().map(({ key }) => key.suite.name)).toEqual(["mint-gsm8k", "mint-math"]);
});

test.each([
  [TAIL, { model: "Eurus-7B-SFT", feedback: "None", turns: 3, answers: 2, dataset: "alfworld" }],
  [`/any/where/${TAIL}`, { model: "Eurus-7B-SFT", turns: 3 }],
  ["m/F=gpt-4/PHF=textual/max5_p2+tool+cd/reasoning/gsm8k/results.jsonl", { model: "m", feedback: "gpt-4", turns: 5 }],
])("the path %s tells its facts", (path, facts) => {
  expect(factsOfPath(path)).toMatchObject(facts);
});

test("a path that lacks the folders is refused with what is missing", async () => {
  await expect(read([rowOf()], "results.jsonl")).rejects.toThrow(/^results\.jsonl:1: MINT keeps model, budget and dataset in the path; /);
});

test.each([
  ["Eurus-7B-SFT", "sft"],
  ["Eurus-7B-KTO", "other"],
  ["Eurus-7B-NCA", "other"],
  ["agent-PPO", "rl"],
  ["gpt-4-0613", null],
])("the name %s stands for method %s", async (model, method) => {
  const { episodes } = await read([rowOf()], TAIL.replace("Eurus-7B-SFT", model));
  expect(episodes[0]?.outcome.method).toBe(method);
});
