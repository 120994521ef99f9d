import { expect, test } from "vitest";
import { isPlainEpisode } from "@/core/formats/plain-episode";
import { Episode } from "@/core/trajectory/episode";
import { episodeOf } from "@/tests/support/episode-lines";

const whole = {
  ...episodeOf(),
  episode_id: "e",
  checkpoint: { name: "c", method: "rl", family: "f", step: 1, parent: "p", train_seed: 2 },
  task: { cluster: "c", strata: { size: 1 } },
  seed: 1.5,
  prefix: {},
  usage: { input_tokens: 1, output_tokens: 2, cost_usd: 0.5 },
  started_at: "now",
  ended_at: "then",
  source: { format: "f", file: "f", line: 1, lost: ["x"] },
};
const places = Object.entries(whole).flatMap(([key, value]) =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? [[key], ...Object.keys(value).map((inner) => [key, inner])]
    : [[key]],
);

const values: readonly unknown[] = [
  ...[undefined, null, true, -1, 0, 1, 1.5, 1e300, Number.NaN, Number.POSITIVE_INFINITY],
  ...["", "x", "rl", "success", "turnwise.episode/1", "assistant_turn", "none", "x".repeat(101), "x".repeat(501)],
  ...[[], ["x"], [1], {}, { own: 1 }, [{}], [{ index: 1, messages: [] }], [{ role: "user" }]],
];

/** The whole episode with another value at one place, and maybe a field that nobody knows beside it. */
function changed(path: readonly string[], value: unknown, beside: boolean): unknown {
  const [key = "", inner] = path;
  const extra = beside ? { own: 1 } : {};
  const within = Reflect.get(whole, key);
  return { ...whole, ...(inner ? {} : extra), [key]: inner ? { ...within, [inner]: value, ...extra } : value };
}

test("what the quick check takes is what the schema makes of it, at every field", () => {
  const records = places.flatMap((path) => values.flatMap((value) => [changed(path, value, false), changed(path, value, true)]));
  const taken = records.filter(isPlainEpisode);
  expect(taken.length).toBeGreaterThan(records.length / 10);
  for (const record of taken) expect(Episode.safeParse(record)).toEqual({ success: true, data: record });
});

test("the usual episode is taken, one that lacks defaults or has more in its budget is left to the schema", () => {
  expect(isPlainEpisode(whole)).toBe(true);
  expect(isPlainEpisode(episodeOf())).toBe(true);
  expect(isPlainEpisode({ ...whole, suite: { name: "x" } })).toBe(false);
  expect(isPlainEpisode({ ...whole, budget: { ...whole.budget, own: 1 } })).toBe(false);
  expect(isPlainEpisode({ ...whole, turns: [{ index: 1 }] })).toBe(false);
});
