import { describe, expect, it } from "vitest";
import { measureBandCoverage, measureIntervalCoverage, POPULATIONS } from "@/bench/simulate-coverage";

/** Seeded, so each figure is the same in every run; the thresholds leave room for the error of so few repetitions. */
describe("coverage when tasks are drawn anew and the truth is the mean of their population", () => {
  it.each([
    { tasks: 10, least: 0.9 },
    { tasks: 30, least: 0.9 },
    { tasks: 100, least: 0.92 },
  ])("of a cell's 95 % interval is at least $least for $tasks tasks, for every kind of population", ({ tasks, least }) => {
    for (const population of POPULATIONS) {
      const coverage = measureIntervalCoverage({ population, tasks, episodes: 8, repetitions: 1_000, seed: 1 });
      expect(coverage, population.name).toBeGreaterThanOrEqual(least);
    }
  });

  it.each([{ tasks: 10 }, { tasks: 30 }])(
    "of the whole 95 % band is at least .93 for $tasks tasks and five coupled budgets",
    ({ tasks }) => {
      const { band, pointwise } = measureBandCoverage({ tasks, episodes: 8, repetitions: 600, draws: 500, seed: 1 });
      expect(band).toBeGreaterThanOrEqual(0.93);
      expect(pointwise).toBeLessThan(band);
    },
  );
});
