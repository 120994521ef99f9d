import fc from "fast-check";
import { expect, test } from "vitest";
import { Episode, type EpisodeInput } from "@/core/trajectory/episode";
import { lowerEpisode } from "@/core/trajectory/lower-episode";
import type { Outcome } from "@/core/trajectory/outcome";
import { EntryTally } from "@/core/trajectory/tally";
import { buildTallies } from "@/core/trajectory/tally-builder";
import { episodeGrid, episodeOf } from "@/tests/support/episode-lines";

function outcomeOf(told: Partial<EpisodeInput>, sample = 0): Outcome {
  return { ...lowerEpisode(Episode.parse({ ...episodeOf(), ...told })), sample };
}

test("an episode counts once: as success, failure, not graded or missing", () => {
  const outcomes = [
    { success: true, success_turn: 2, turns_used: 2 },
    { success: true, success_turn: 2, turns_used: 3 },
    { success: true, success_turn: 1, turns_used: 1 },
    { success: false, turns_used: 4, stop_reason: "turn_limit" },
    { success: null, stop_reason: "gave_up" },
    { success: true, stop_reason: "endpoint_error" },
    { success: null, stop_reason: "grader_error" },
  ] as const;
  const [entry] = buildTallies(outcomes.map((outcome, sample) => outcomeOf({ outcome }, sample)));
  expect(entry?.tasks[0]?.limits).toEqual([
    {
      limit: 4,
      episodes: 7,
      counted: 4,
      successes: 3,
      successTurns: [
        [1, 1],
        [2, 2],
      ],
      notGraded: 1,
      missing: { endpoint_error: 1, grader_error: 1 },
      stopReasons: { endpoint_error: 1, gave_up: 1, grader_error: 1, success: 3, turn_limit: 1 },
      maxTurnsUsed: 4,
      turnsKnown: 4,
      turnsTotal: 10,
    },
  ]);
});

test("a success whose turn is unknown is a success without a turn", () => {
  const [entry] = buildTallies([outcomeOf({ outcome: { success: true }, turns: undefined })]);
  expect(entry?.tasks[0]?.limits[0]).toMatchObject({ successes: 1, successTurns: [], maxTurnsUsed: null });
});

test("transcripts are equal within a task, across limits and samples; two tasks may say the same", () => {
  const turns = [{ index: 1, messages: [{ role: "assistant", content: "go" }] }];
  const outcomes = [
    outcomeOf({ turns }, 0),
    outcomeOf({ turns }, 1),
    outcomeOf({ turns, budget: { limit: 8, visibility: "hidden" } }, 0),
    outcomeOf({ turns, task_id: "task-2" }),
    outcomeOf({ turns: [], task_id: "task-2" }, 1),
    outcomeOf({ turns: [], task_id: "task-2" }, 2),
  ];
  expect(buildTallies(outcomes)[0]).toMatchObject({ equalTranscripts: 3, withTranscript: 4 });
});

test("the order of outcomes changes nothing", () => {
  const outcomes = [...episodeGrid(), ...episodeGrid({ checkpoint: "sft" }), { ...episodeOf(), budget: {}, task_id: "b" }].map((told) =>
    outcomeOf(told, told.sample ?? 0),
  );
  const expected = JSON.stringify(buildTallies(outcomes));
  fc.assert(
    fc.property(fc.shuffledSubarray(outcomes, { minLength: outcomes.length }), (shuffled) => {
      expect(JSON.stringify(buildTallies(shuffled))).toBe(expected);
    }),
    { numRuns: 30 },
  );
});

test("limits ascend with the unknown one last, and the schema takes the whole", () => {
  const limits = [8, null, 2];
  const tallies = buildTallies(limits.map((limit) => outcomeOf({ budget: { limit } })));
  expect(tallies[0]?.tasks[0]?.limits.map(({ limit }) => limit)).toEqual([2, 8, null]);
  expect(tallies.map((entry) => EntryTally.parse(entry))).toEqual(tallies);
});

test("family and training seed are known while all episodes that tell them agree", () => {
  const told = (train_seed: number | undefined, sample: number) => {
    const episode = { ...episodeOf(), checkpoint: { name: "rl-400", family: "rl", train_seed } };
    return { ...lowerEpisode(Episode.parse(episode)), sample };
  };
  expect(buildTallies([told(2, 0), told(undefined, 1), told(2, 2)])[0]).toMatchObject({ family: "rl", trainSeed: 2 });
  for (const order of [
    [2, 3],
    [3, 2],
    [2, 3, 2],
  ]) {
    expect(buildTallies(order.map((seed, sample) => told(seed, sample)))[0]).toMatchObject({ family: "rl", trainSeed: null });
  }
});
