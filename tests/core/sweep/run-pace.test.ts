import { expect, it } from "vitest";
import { episodesPerSecond, extendPace, type RunPace } from "@/core/sweep/run-pace";

it("is the number of episodes over the last two minutes, up to now", () => {
  let pace: RunPace = [];
  for (let second = 0; second <= 600; second += 2) pace = extendPace(pace, second, second * 5);
  expect(pace.length).toBeLessThanOrEqual(151);
  expect(episodesPerSecond(pace, 600)).toBeCloseTo(5, 6);
  expect(episodesPerSecond(pace, 659)).toBeCloseTo((60 * 5) / 119, 6);
});

it("is unknown before there are two moments, after a long silence, and where episodes were taken back", () => {
  expect(episodesPerSecond([], 0)).toBeNull();
  expect(episodesPerSecond([[0, 5]], 10)).toBeNull();
  expect(
    episodesPerSecond(
      [
        [0, 5],
        [10, 8],
      ],
      300,
    ),
  ).toBeNull();
  expect(
    episodesPerSecond(
      [
        [0, 5],
        [10, 3],
      ],
      10,
    ),
  ).toBeNull();
});

it("keeps the newest of moments that stand close to each other", () => {
  let pace: RunPace = [[0, 0]];
  for (let tenth = 1; tenth <= 30; tenth++) pace = extendPace(pace, tenth / 10, tenth);
  expect(pace.at(-1)).toEqual([3, 30]);
  expect(pace.length).toBeLessThanOrEqual(4);
});
