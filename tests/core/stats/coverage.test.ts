import { describe, expect, it } from "vitest";
import { type Clustering, measureBandCoverage, measureIntervalCoverage, POPULATIONS } from "@/bench/simulate-coverage";

const CLUSTERING: Clustering = { size: 4, sharing: 0.5 };

/** Seeded, so each figure is the same in every run; the thresholds leave room for the error of so few repetitions. */
describe("coverage when tasks are drawn anew and the truth is the mean of their population", () => {
  it.each([
    { tasks: 10, least: 0.9, repetitions: 1_000 },
    { tasks: 30, least: 0.9, repetitions: 1_000 },
    { tasks: 100, least: 0.92, repetitions: 600 },
    { tasks: 400, least: 0.92, repetitions: 300 },
  ])("of a cell's 95 % interval is at least $least for $tasks tasks, for means from .02 to .97", ({ tasks, least, repetitions }) => {
    for (const population of POPULATIONS) {
      const coverage = measureIntervalCoverage({ population, tasks, episodes: 8, repetitions, seed: 1 });
      expect(coverage, population.name).toBeGreaterThanOrEqual(least);
    }
  });

  it.each([{ clusters: 20 }, { clusters: 50 }])(
    "of a cell's 95 % interval is at least .9 for $clusters clusters of four tasks",
    ({ clusters }) => {
      for (const population of POPULATIONS) {
        const design = { population, tasks: 4 * clusters, episodes: 8, repetitions: 500, seed: 1, clustering: CLUSTERING };
        expect(measureIntervalCoverage(design), population.name).toBeGreaterThanOrEqual(0.9);
      }
    },
  );

  it.each([{ tasks: 10 }, { tasks: 30 }])(
    "of the whole 95 % band is at least .93 for $tasks tasks and five coupled budgets",
    ({ tasks }) => {
      const { band, pointwise } = measureBandCoverage({ tasks, episodes: 8, repetitions: 600, draws: 500, seed: 1 });
      expect(band).toBeGreaterThanOrEqual(0.93);
      expect(pointwise).toBeLessThan(band);
    },
  );

  it("of the whole 95 % band is at least .93 for 20 clusters of four tasks", () => {
    const design = { tasks: 80, episodes: 4, repetitions: 500, draws: 500, seed: 1, clustering: CLUSTERING };
    expect(measureBandCoverage(design).band).toBeGreaterThanOrEqual(0.93);
  });
});
