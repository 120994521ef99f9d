import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { studentCriticalValue } from "@/core/stats/critical-value";
import { estimateMean } from "@/core/stats/mean-estimate";
import { createRandom } from "@/core/stats/random";
import { simultaneousBand } from "@/core/stats/simultaneous-band";
import { groupIntoUnits } from "@/core/stats/units";
import comparison from "../../oracles/comparison.json";

const oracle = comparison.band_of_40_tasks;
const columns = oracle.delta.map((_, j) => oracle.D.map((row) => row[j] ?? Number.NaN));
const alone = (tasks: number) => groupIntoUnits(new Array<null>(tasks).fill(null));
const withSeed = (seed: number, draws = 2_000) => ({ level: 0.95, draws, random: createRandom(seed, "band") });

describe("the simultaneous band", () => {
  it("meets the constant of 200,000 draws", () => {
    const { constant, cells } = simultaneousBand(columns, alone(40), withSeed(1, 40_000));
    expect(constant).toBeCloseTo(oracle.constant_200000_draws, 1);
    cells.forEach((cell, j) => {
      const half = (constant ?? 0) * (oracle.se[j] ?? Number.NaN);
      expect(cell?.low).toBeCloseTo((oracle.delta[j] ?? Number.NaN) - half, 9);
      expect(cell?.high).toBeCloseTo((oracle.delta[j] ?? Number.NaN) + half, 9);
    });
  });

  it("is never narrower than the pointwise interval, and wider for more cells", () => {
    const one = simultaneousBand(columns.slice(0, 1), alone(40), withSeed(1)).constant ?? 0;
    const all = simultaneousBand(columns, alone(40), withSeed(1)).constant ?? 0;
    expect(one).toBeGreaterThanOrEqual(studentCriticalValue(0.95, 39));
    expect(all).toBeGreaterThan(one);
  });

  it("leaves out cells with fewer than five nonzero tasks and cells that do not vary", () => {
    const few = [0.5, -0.5, 0.25, 1, 0, 0, 0, 0];
    const enough = [0.5, -0.5, 0.25, 1, -0.25, 0, 0, 0];
    const flat = new Array<number>(8).fill(0.5);
    const { cells } = simultaneousBand([few, enough, flat], alone(8), withSeed(1));
    expect(cells.map((cell) => cell !== undefined)).toEqual([false, true, false]);
    expect(simultaneousBand([few], alone(8), withSeed(1))).toEqual({ constant: undefined, cells: [undefined] });
  });

  it("lets a cluster stand for its tasks", () => {
    const values = Array.from({ length: 12 }, (_, i) => Math.cos(3 * i));
    const clusters = values.map((_, i) => `c${i % 6}`);
    const { constant, cells } = simultaneousBand([values], groupIntoUnits(clusters), withSeed(1));
    const { mean, se } = estimateMean(values, groupIntoUnits(clusters));
    expect(constant).toBeGreaterThanOrEqual(studentCriticalValue(0.95, 5));
    expect(cells[0]?.high).toBeCloseTo(mean + (constant ?? 0) * (se ?? Number.NaN), 9);
  });

  it("adjusts p so that a cell far out is rare and a cell at zero is not", () => {
    const far = Array.from({ length: 30 }, (_, i) => 1 + 0.1 * Math.sin(i));
    const near = Array.from({ length: 30 }, (_, i) => (i % 2 === 0 ? 1 : -1));
    const { cells } = simultaneousBand([far, near], alone(30), withSeed(1));
    expect(cells[0]?.exceedance).toBe(1 / 2_001);
    expect(cells[1]?.exceedance).toBe(1);
  });

  it("rejects a cell by its adjusted p exactly where its band excludes zero, but for the raised constant", () => {
    const value = fc.double({ min: -1, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.array(value, { minLength: 8, maxLength: 8 }), { minLength: 1, maxLength: 4 }), (made) => {
        const { cells } = simultaneousBand(made, alone(8), withSeed(1, 399));
        for (const cell of cells) {
          if (cell && (cell.low > 0 || cell.high < 0)) expect(cell.exceedance).toBeLessThanOrEqual(0.0525);
        }
      }),
      { numRuns: 30 },
    );
  });

  it("is the same for the same seed and mirrored for mirrored columns", () => {
    const band = simultaneousBand(columns, alone(40), withSeed(3));
    expect(simultaneousBand(columns, alone(40), withSeed(3))).toEqual(band);
    const mirrored = simultaneousBand(
      columns.map((column) => column.map((value) => -value)),
      alone(40),
      withSeed(3),
    );
    expect(mirrored.constant).toBe(band.constant);
    expect(mirrored.cells[0]?.low).toBe(-(band.cells[0]?.high ?? Number.NaN));
  });
});
