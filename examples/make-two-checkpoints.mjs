// Writes two-checkpoints.jsonl: made up for documentation, no model was run. Two checkpoints on twelve invented tasks of a depot
// game: "sft" finds what it finds soon, "rl" is slow and gets further. Run: node examples/make-two-checkpoints.mjs
import { writeFileSync } from "node:fs";

const TASKS = 12;
const SAMPLES = 4;
const LIMITS = [2, 4, 8, 16];
const CHECKPOINTS = [
  { name: "sft", method: "sft", step: 0, startTurn: 1, perTurn: 0.42, ceiling: 0.55 },
  { name: "rl", method: "rl", step: 400, parent: "sft", startTurn: 3, perTurn: 0.36, ceiling: 0.95 },
];
const GOODS = ["lamp", "rope", "kettle", "crate", "drill", "tarp"];

let state = 20240501;

/** A number in [0, 1), the same sequence at every run (mulberry32). */
function draw() {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
}

const pick = (list) => list[Math.floor(draw() * list.length)];

/** The turn at which the good is found when nothing stops the episode; Infinity for never. */
function findTurn({ startTurn, perTurn, ceiling }, difficulty) {
  if (draw() > ceiling * (1.15 - 0.5 * difficulty)) return Number.POSITIVE_INFINITY;
  let turn = startTurn;
  while (draw() > perTurn) turn += 1;
  return turn;
}

function makeTurn(index, limit, good, isLast) {
  const aisle = 1 + Math.floor(draw() * 6);
  const shelf = 1 + Math.floor(draw() * 90);
  const slips = !isLast && draw() < 0.08;
  const action = isLast ? `pick ${good} from ${aisle}-${shelf}` : slips ? `go to isle ${aisle}` : `go ${aisle}-${shelf}`;
  const seen = isLast ? `You hold the ${good}. Done.` : slips ? "Unknown command." : `${aisle}-${shelf}: ${pick(GOODS)}, ${pick(GOODS)}.`;
  return {
    index,
    told: `You have ${limit - index + 1} turns left, this one included.`,
    messages: [
      { role: "assistant", content: action },
      { role: "user", content: seen },
    ],
    ...(slips ? { valid: false } : {}),
  };
}

function makeOutcome(found, limit) {
  if (draw() < 0.008) return { success: null, stop_reason: "endpoint_error", turns_used: Math.min(1, limit) };
  if (found <= limit) return { success: true, score: 1, success_turn: found, turns_used: found, stop_reason: "success" };
  return { success: false, score: 0, success_turn: null, turns_used: limit, stop_reason: "turn_limit" };
}

function makeEpisode(policy, task, limit, sample) {
  const { name, method, step, parent } = policy;
  const good = GOODS[task % GOODS.length];
  const outcome = makeOutcome(findTurn(policy, task / (TASKS - 1)), limit);
  const taskId = `depot-${String(task + 1).padStart(2, "0")}`;
  return {
    schema: "turnwise.episode/1",
    episode_id: `made-up-${name}-${taskId}-${limit}-${sample}`,
    checkpoint: { name, method, step, parent, note: "made up for documentation" },
    suite: { name: "depot-example", version: "1", split: "test" },
    task_id: taskId,
    sample,
    budget: { unit: "assistant_turn", limit, visibility: "announced" },
    prompt: [{ role: "user", content: `You stand in a depot with six aisles. Find the ${good} and pick it.` }],
    turns: Array.from({ length: outcome.turns_used }, (_, at) => makeTurn(at + 1, limit, good, at + 1 === outcome.success_turn)),
    outcome,
  };
}

const lines = CHECKPOINTS.flatMap((policy) =>
  Array.from({ length: TASKS }).flatMap((_, task) =>
    LIMITS.flatMap((limit) => Array.from({ length: SAMPLES }, (_, sample) => JSON.stringify(makeEpisode(policy, task, limit, sample)))),
  ),
);
writeFileSync(new URL("two-checkpoints.jsonl", import.meta.url), `${lines.join("\n")}\n`);
