import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AppError } from "@/core/app-error";
import { compareReport, compareTasks } from "@/core/reports/compare";
import { CompareReport } from "@/core/reports/compare-report";
import { CompareOptions } from "@/core/reports/report-options";
import comparison from "../../oracles/comparison.json";
import curves from "../../oracles/curves.json";
import surface from "../../oracles/surface.json";
import { episodesByTask, makeEntry } from "./made-up-entry";
import { cellName, surfaceEntry } from "./surface-oracle";

const options = (given: Partial<CompareOptions> = {}) => CompareOptions.parse(given);
const grid = { k: surface.K, t: surface.T };
const reference = compareReport(surfaceEntry("A"), surfaceEntry("B"), options(grid));

/** One episode a task: which side solves it, by number of tasks. */
function singles(counts: { both?: number; onlyA?: number; onlyB?: number; neither?: number }): {
  a: (number | null)[][];
  b: (number | null)[][];
} {
  const { both = 0, onlyA = 0, onlyB = 0, neither = 0 } = counts;
  const rows = [
    ...Array(both).fill([1, 1]),
    ...Array(onlyA).fill([1, null]),
    ...Array(onlyB).fill([null, 1]),
    ...Array(neither).fill([null, null]),
  ];
  return { a: rows.map(([first]) => [first]), b: rows.map(([, second]) => [second]) };
}

function compareSingles(counts: Parameters<typeof singles>[0], given: Partial<CompareOptions> = {}): CompareReport {
  const { a, b } = singles(counts);
  return compareReport(makeEntry(episodesByTask(a), { limit: 1 }), makeEntry(episodesByTask(b), { name: "sft", limit: 1 }), options(given));
}

describe("the comparison of the reference surfaces", () => {
  it("meets difference, standard error, interval, p and counts of every cell", () => {
    const expected = new Map(Object.entries(comparison.cells));
    expect(reference.cells).toHaveLength(expected.size);
    for (const cell of reference.cells) {
      const oracle = expected.get(cellName(cell));
      expect(cell.delta).toBeCloseTo(oracle?.delta ?? Number.NaN, 12);
      expect(cell.se).toBeCloseTo(oracle?.se ?? Number.NaN, 12);
      expect(cell.low).toBeCloseTo(oracle?.t_ci95[0] ?? Number.NaN, 9);
      expect(cell.high).toBeCloseTo(oracle?.t_ci95[1] ?? Number.NaN, 9);
      expect(cell.p).toBe(oracle?.sign_flip_p);
      expect(cell).toMatchObject({ improved: oracle?.improved, worse: oracle?.worse, tied: oracle?.tied });
    }
  });

  it("has the band of the cells in which five tasks differ, with the constant of its many draws", () => {
    const inBand = reference.cells.filter((cell) => cell.band_low !== null).map(cellName);
    expect(inBand.sort()).toEqual([...comparison.band.cells_in_the_band].sort());
    const { constant_200000_draws, tolerance_of_the_constant_at_2000_draws } = comparison.band;
    expect(Math.abs((reference.band.constant ?? Number.NaN) - constant_200000_draws)).toBeLessThan(tolerance_of_the_constant_at_2000_draws);
    for (const cell of reference.cells.filter((one) => one.band_low === null)) {
      expect(cell.p_adjusted).toBeNull();
      expect(cell.reason).toMatch(/^no simultaneous band and adjusted p: \d tasks differ, they need 5$/);
    }
  });

  it("meets the interval of clustered tasks", () => {
    const clusters = Object.fromEntries(comparison.clustered.clusters.map((cluster, i) => [`task-0${i}`, String(cluster)]));
    const report = compareReport(surfaceEntry("A", clusters), surfaceEntry("B", clusters), options({ k: [1], t: [21] }));
    expect(report.cells[0]?.se).toBeCloseTo(comparison.clustered.se, 12);
    expect(report.cells[0]?.low).toBeCloseTo(comparison.clustered.ci95[0] ?? Number.NaN, 9);
    expect(report.cells[0]?.high).toBeCloseTo(comparison.clustered.ci95[1] ?? Number.NaN, 9);
  });

  it("meets areas and crossing", () => {
    expect(reference.aubc?.a).toBeCloseTo(curves.aubc_log_A, 12);
    expect(reference.aubc?.b).toBeCloseTo(curves.aubc_log_B, 12);
    expect(reference.crossing.points).toEqual([expect.closeTo(curves.crossings[0] ?? Number.NaN, 9)]);
    const { none, one, many } = reference.crossing.share;
    expect((none ?? 0) + (one ?? 0) + (many ?? 0)).toBeCloseTo(1, 12);
    expect(one).toBeGreaterThan(0.9);
  });

  it("is a document of its schema, with the same bytes for the same seed and others for another", () => {
    expect(CompareReport.parse(JSON.parse(JSON.stringify(reference)))).toEqual(reference);
    const again = (seed: number) => JSON.stringify(compareReport(surfaceEntry("A"), surfaceEntry("B"), options({ ...grid, seed })));
    expect(again(1)).toBe(JSON.stringify(reference));
    expect(again(2)).not.toBe(JSON.stringify(reference));
  });
});

describe("a comparison with one episode a task", () => {
  it.each([
    { onlyA: 5, onlyB: 1, both: 76, neither: 18, p: 0.21875, low: -0.013246395155302994 },
    { onlyA: 9, onlyB: 1, both: 72, neither: 18, p: 0.021484375, low: 0.01641746336325428 },
  ])("has Newcombe's interval and McNemar's p for $onlyA against $onlyB", ({ p, low, ...counts }) => {
    const [cell] = compareSingles(counts).cells;
    expect(cell?.mcnemar_p).toBeCloseTo(p, 12);
    expect(cell?.p).toBeCloseTo(p, 12);
    expect(cell?.low).toBeCloseTo(low, 9);
  });

  it("has an interval and p = 1 where no task differs", () => {
    const [cell] = compareSingles({ both: 50, neither: 50 }).cells;
    expect(cell).toMatchObject({ delta: 0, se: 0, p: 1, mcnemar_p: 1, tied: 100, band_low: null, verdict: "inconclusive" });
    expect(cell?.high).toBeCloseTo(0.019233693926800913, 9);
  });

  it("uses cluster sums instead where tasks share clusters", () => {
    const { a, b } = singles({ both: 3, onlyA: 5, onlyB: 1, neither: 3 });
    const clusters = Object.fromEntries(a.map((_, i) => [`t${i}`, `c${i % 6}`]));
    const entry = (turns: (number | null)[][], name: string) => makeEntry(episodesByTask(turns), { name, limit: 1, clusters });
    const [cell] = compareReport(entry(a, "rl"), entry(b, "sft"), options()).cells;
    expect(((cell?.low ?? 0) + (cell?.high ?? 0)) / 2).toBeCloseTo(cell?.delta ?? Number.NaN, 12);
  });
});

describe("the verdict", () => {
  it("comes from the band where there is one", () => {
    expect(compareSingles({ onlyA: 30, both: 30 }).cells[0]?.verdict).toBe("a_better");
    expect(compareSingles({ onlyB: 30, both: 30 }).cells[0]?.verdict).toBe("b_better");
    expect(compareSingles({ onlyA: 10, onlyB: 8, both: 30 }).cells[0]?.verdict).toBe("inconclusive");
  });

  it("comes from the pointwise interval where there is no band", () => {
    const [cell] = compareSingles({ onlyA: 4, both: 40 }).cells;
    expect(cell?.band_low).toBeNull();
    expect(cell?.verdict).toBe((cell?.low ?? 0) > 0 ? "a_better" : "inconclusive");
  });

  it("is equivalence only for a margin that holds the narrower interval", () => {
    const balanced = { onlyA: 20, onlyB: 20, both: 400, neither: 400 };
    expect(compareSingles(balanced).cells[0]?.verdict).toBe("inconclusive");
    expect(compareSingles(balanced, { margin: 0.02 }).cells[0]?.verdict).toBe("equivalent");
    expect(compareSingles(balanced, { margin: 0.01 }).cells[0]?.verdict).toBe("inconclusive");
  });
});

describe("pairing two entries", () => {
  const four = episodesByTask([[1], [2], [null], [3]]);

  it("uses the tasks of both and lists the others", () => {
    const a = makeEntry([...four, { task: "only-a", turn: 1 }], { limit: 4 });
    const b = makeEntry([...four, { task: "only-b", turn: 1 }], { limit: 4, name: "sft" });
    const report = compareReport(a, b, options());
    expect(report).toMatchObject({ tasks: 4, only_a: ["only-a"], only_b: ["only-b"] });
    expect(report.matched).toEqual({ status: "partly", differs: ["tasks"] });
  });

  it("refuses entries without a task in common", () => {
    const other = makeEntry([{ task: "elsewhere", turn: 1 }], { limit: 4, name: "sft" });
    expect(() => compareReport(makeEntry(four, { limit: 4 }), other, options())).toThrow(/no task in common/);
  });

  it("refuses to mix modes, unless one is chosen", () => {
    const rerun = makeEntry([...episodesByTask([[1], [2]], 2), ...episodesByTask([[1], [2]], 4)]);
    const truncate = makeEntry(episodesByTask([[1], [2]], 4), { name: "sft" });
    expect(() => compareReport(rerun, truncate, options())).toThrow(AppError);
    expect(() => compareReport(rerun, truncate, options())).toThrow(/choose one mode for both/);
    expect(compareReport(rerun, truncate, options({ mode: "truncate" })).mode).toBe("truncate");
  });

  it("names the fields in which the designs differ", () => {
    const a = makeEntry(four, { limit: 4 });
    const differs = (about: Parameters<typeof makeEntry>[1], episodes = four) =>
      compareReport(a, makeEntry(episodes, about), options()).matched;
    expect(differs({ limit: 4 })).toEqual({ status: "matched", differs: [] });
    expect(differs({ limit: 4, visibility: "announced" })).toEqual({ status: "partly", differs: ["budget.visibility"] });
    expect(differs({ limit: 8 })).toEqual({ status: "partly", differs: ["budget.limit"] });
    expect(differs({ limit: 4 }, [...four, ...four])).toEqual({ status: "partly", differs: ["episodes_per_task"] });
    expect(differs({ limit: 4, version: "2" })).toEqual({ status: "unmatched", differs: ["suite.version"] });
    expect(differs({ limit: 4, unit: "tool_call" })).toEqual({ status: "unmatched", differs: ["budget.unit"] });
  });

  it("says which side lacks episodes in an undefined cell", () => {
    const a = makeEntry([...four, ...four], { limit: 4 });
    const b = makeEntry([...four, ...four.slice(1)], { limit: 4, name: "sft" });
    const report = compareReport(a, b, options({ k: [1, 2] }));
    expect(report.cells.find((cell) => cell.k === 2)).toMatchObject({
      delta: null,
      verdict: "inconclusive",
      reason: "sft: K = 2 needs 2 counted episodes of each task: 1 of 4 tasks lacks 1 episode",
    });
    expect(report.aubc).not.toBeNull();
  });

  it("lists n and c of both sides for every task", () => {
    const a = makeEntry([...four, { task: "t0", turn: null, missing: true }], { limit: 4 });
    const b = makeEntry(four, { limit: 4, name: "sft" });
    const tasks = (errors: "exclude" | "fail") => compareTasks(a, b, { k: 1, t: 2, mode: "truncate", errors });
    expect(tasks("exclude").map((task) => [task.task_id, task.a, task.b])).toEqual([
      ["t0", { n: 1, c: 1 }, { n: 1, c: 1 }],
      ["t1", { n: 1, c: 1 }, { n: 1, c: 1 }],
      ["t2", { n: 1, c: 0 }, { n: 1, c: 0 }],
      ["t3", { n: 1, c: 0 }, { n: 1, c: 0 }],
    ]);
    expect(tasks("fail")[0]?.a).toEqual({ n: 2, c: 1 });
  });
});

describe("retention", () => {
  const behindThenAhead = () => {
    const a = Array.from({ length: 40 }, (_, i) => [i % 4 === 0 ? 1 : 3, 3, i % 3 === 0 ? null : 4, 4]);
    const b = Array.from({ length: 40 }, (_, i) => [i % 5 === 0 ? 1 : 2, null, null, i % 7 === 0 ? 4 : null]);
    return compareReport(makeEntry(episodesByTask(a), { limit: 4 }), makeEntry(episodesByTask(b), { name: "sft", limit: 4 }), options());
  };

  it("is the share of the difference at the largest T, with an interval that holds it", () => {
    const { retention, cells } = behindThenAhead();
    expect(retention.map(({ t }) => t)).toEqual([1, 2]);
    for (const { t, value, low, high } of retention) {
      const delta = (at: number) => cells.find((cell) => cell.k === 1 && cell.t === at)?.delta ?? Number.NaN;
      expect(value).toBeCloseTo(delta(t) / delta(4), 12);
      expect(low).toBeLessThan(value ?? Number.NaN);
      expect(high).toBeGreaterThan(value ?? Number.NaN);
    }
  });

  it("is hidden where the band of the largest T holds zero", () => {
    expect(reference.retention.map(({ value }) => value)).toEqual(new Array(6).fill(null));
    expect(reference.retention[0]?.reason).toContain("the difference at T = 21 is not clear");
  });
});

describe("the minimum detectable effect", () => {
  it("is 2.80 standard errors with one episode a task", () => {
    const { cells, minimum_detectable_effect } = compareSingles({ onlyA: 10, onlyB: 8, both: 30 });
    expect((minimum_detectable_effect.value ?? 0) / (cells[0]?.se ?? 1)).toBeCloseTo(2.8015852, 6);
  });

  it("has a floor in the noise within tasks where episodes tell it", () => {
    const half = Array.from({ length: 10 }, () => [1, null]);
    const report = compareReport(
      makeEntry(episodesByTask(half), { limit: 1 }),
      makeEntry(episodesByTask(half), { name: "sft", limit: 1 }),
      options(),
    );
    expect(report.cells[0]?.se).toBe(0);
    expect(report.minimum_detectable_effect.value).toBeCloseTo(2.8015852 * Math.sqrt(0.5 / 10), 6);
  });

  it("is null with the reason where nothing varies", () => {
    const { minimum_detectable_effect } = compareSingles({ both: 10 });
    expect(minimum_detectable_effect).toMatchObject({ value: null, reason: "the differences do not vary over tasks" });
  });
});

describe("any comparison", () => {
  const turn = fc.option(fc.integer({ min: 1, max: 4 }), { nil: null });
  const side = fc.array(fc.array(turn, { minLength: 2, maxLength: 3 }), { minLength: 7, maxLength: 9 });
  const entry = (turns: (number | null)[][], name: string) => makeEntry(episodesByTask(turns), { name, limit: 4 });

  it("of A with B mirrors B with A", () => {
    fc.assert(
      fc.property(side, side, (a, b) => {
        const there = compareReport(entry(a, "a"), entry(b, "b"), options());
        const back = compareReport(entry(b, "b"), entry(a, "a"), options());
        const turned = back.cells.map((cell) =>
          [cell.delta, cell.high, cell.band_high].map((value) => (value === null ? null : -value + 0)),
        );
        turned.forEach((numbers, i) => {
          const cell = there.cells[i];
          [cell?.delta, cell?.low, cell?.band_low].forEach((value, j) => {
            if (value === null || value === undefined) expect(numbers[j]).toBeNull();
            else expect(numbers[j]).toBeCloseTo(value, 12);
          });
        });
        expect(back.cells.map((cell) => [cell.p, cell.p_adjusted])).toEqual(there.cells.map((cell) => [cell.p, cell.p_adjusted]));
        expect(back.crossing).toEqual(there.crossing);
      }),
      { numRuns: 15 },
    );
  });

  it("of an entry with itself finds nothing: difference 0, p = 1", () => {
    fc.assert(
      fc.property(side, (turns) => {
        const { cells, crossing } = compareReport(entry(turns, "a"), entry(turns, "a"), options());
        for (const cell of cells) expect(cell).toMatchObject({ delta: 0, p: 1, improved: 0, worse: 0, verdict: "inconclusive" });
        expect(crossing.points).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });

  it("has no interval or band of zero width", () => {
    fc.assert(
      fc.property(side, side, (a, b) => {
        const { cells } = compareReport(entry(a, "a"), entry(b, "b"), options());
        const widths = cells.flatMap(({ low, high, band_low, band_high }) => [widthOf(low, high), widthOf(band_low, band_high)]);
        expect(Math.min(...widths)).toBeGreaterThan(1e-6);
      }),
      { numRuns: 15 },
    );
  });
});

/** Width of an interval; infinite where there is none. */
function widthOf(low: number | null, high: number | null): number {
  return low === null || high === null ? Number.POSITIVE_INFINITY : high - low;
}
