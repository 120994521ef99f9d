import { expect, test } from "vitest";
import { Episode, type EpisodeInput } from "@/core/trajectory/episode";
import { lowerEpisode } from "@/core/trajectory/lower-episode";
import { episodeOf } from "@/tests/support/episode-lines";

const lower = (told: Partial<EpisodeInput>) => lowerEpisode(Episode.parse({ ...episodeOf(), ...told }));
const turns = (count: number) => Array.from({ length: count }, (_, at) => ({ index: at + 1 }));

test.each<[string, Partial<EpisodeInput>, number | null, boolean]>([
  ["as told", { outcome: { success: true, success_turn: 3, turns_used: 5 } }, 3, true],
  ["else the turns used", { outcome: { success: true, turns_used: 5 } }, 5, true],
  ["else the number of turns", { outcome: { success: true }, turns: turns(4) }, 4, true],
  ["else unknown", { outcome: { success: true }, turns: undefined }, null, false],
  ["never where there is no success", { outcome: { success: false, turns_used: 5 } }, null, true],
  ["never where it is not graded", { outcome: { success: null }, turns: turns(2) }, null, true],
])("the turn of success is %s", (_, told, successTurn, successTurnKnown) => {
  expect(lower(told)).toMatchObject({ successTurn, successTurnKnown });
});

test.each<[string, Partial<EpisodeInput>, number | null]>([
  ["as told", { outcome: { success: false, turns_used: 5 }, turns: turns(2) }, 5],
  ["else as many as are there", { outcome: { success: false }, turns: turns(2) }, 2],
  ["else up to the success", { outcome: { success: true, success_turn: 3 }, turns: undefined }, 3],
  ["else unknown", { outcome: { success: false }, turns: undefined }, null],
])("the turns used are %s", (_, told, turnsUsed) => {
  expect(lower(told).turnsUsed).toBe(turnsUsed);
});

test.each<[string, Partial<EpisodeInput>, string]>([
  ["success", { outcome: { success: true, turns_used: 4 } }, "success"],
  ["the limit that was reached", { outcome: { success: false, turns_used: 4 } }, "turn_limit"],
  ["failure before the limit", { outcome: { success: false, turns_used: 3 } }, "failure"],
  ["failure where no limit is known", { outcome: { success: false, turns_used: 3 }, budget: {} }, "failure"],
  ["what was told, whatever else", { outcome: { success: true, turns_used: 4, stop_reason: "time_limit" } }, "time_limit"],
])("an episode ended by %s", (_, told, stopReason) => {
  expect(lower(told).stopReason).toBe(stopReason);
});

test("the row says who, what and under which budget", () => {
  const row = lower({ task: { cluster: "map-4" }, sample: undefined, episode_id: "e-1" });
  expect(row).toMatchObject({
    entry: { checkpoint: "rl-400", suite: { name: "depot", version: "1", split: "test" }, visibility: "hidden", unit: "assistant_turn" },
    method: "rl",
    taskId: "task-1",
    cluster: "map-4",
    limit: 4,
    sample: null,
    episodeId: "e-1",
  });
});
