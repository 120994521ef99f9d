import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareReport, compareTasks } from "@/core/reports/compare";
import type { CompareReport } from "@/core/reports/compare-report";
import { CompareOptions } from "@/core/reports/report-options";
import { adjustBenjaminiHochberg } from "@/core/stats/benjamini-hochberg";
import { adjustHolm } from "@/core/stats/holm";
import comparison from "../../oracles/comparison.json";
import proportions from "../../oracles/proportions.json";
import surface from "../../oracles/surface.json";
import { episodesByTask, makeEntry } from "./made-up-entry";
import { cellName, surfaceEntry } from "./surface-oracle";

const options = (given: Partial<CompareOptions> = {}) => CompareOptions.parse(given);
const reference = compareReport(surfaceEntry("A"), surfaceEntry("B"), options({ k: surface.K, t: surface.T, margin: 0.3 }));

/** The published sets of arXiv 2604.14877: 100 tasks each, one verdict a task (solved within 64 samples or not). */
function published(names: { a: string; b: string }, onlyA: number, onlyB: number, both: number): CompareReport {
  const rows = [
    ...new Array(both).fill([1, 1]),
    ...new Array(onlyA).fill([1, null]),
    ...new Array(onlyB).fill([null, 1]),
    ...new Array(100 - both - onlyA - onlyB).fill([null, null]),
  ];
  const side = (name: string, place: 0 | 1) => makeEntry(episodesByTask(rows.map((row) => [row[place]])), { name, limit: 5 });
  return compareReport(side(names.a, 0), side(names.b, 1), options({ k: [1], t: [5] }));
}

describe("the published counts of arXiv 2604.14877", () => {
  it("RL 81 against base 77 (5 : 1) is p = 0.219, and the sentence says that there is no clear difference", () => {
    const report = published({ a: "RL", b: "base" }, 5, 1, 76);
    expect(report.cells[0]).toMatchObject({ improved: 5, worse: 1, tied: 94, verdict: "inconclusive" });
    expect([report.cells[0]?.a, report.cells[0]?.b]).toEqual([0.81, 0.77]);
    for (const p of [report.cells[0]?.mcnemar_p, report.cells[0]?.sign_p, report.cells[0]?.p]) expect(p).toBeCloseTo(0.21875, 12);
    expect(report.finding).toBe("There is no clear difference between RL and base at five turns.");
  });

  it("RL 81 against SFT 73 (9 : 1) is p = 0.021, and RL is ahead", () => {
    const report = published({ a: "RL", b: "SFT" }, 9, 1, 72);
    expect(report.cells[0]?.mcnemar_p).toBeCloseTo(0.021484375, 12);
    expect(report.cells[0]?.verdict).toBe("a_better");
    expect(report.finding).toBe("RL is ahead of SFT at five turns.");
  });
});

describe("the further tests of a comparison", () => {
  it("meets the exact sign test of every cell of the reference", () => {
    const expected = new Map(Object.entries(comparison.cells));
    for (const cell of reference.cells) expect(cell.sign_p).toBeCloseTo(expected.get(cellName(cell))?.sign_p ?? Number.NaN, 9);
  });

  it("adjusts p over the whole grid by Holm and by Benjamini and Hochberg", () => {
    const p = reference.cells.map((cell) => cell.p ?? Number.NaN);
    expect(reference.cells.map((cell) => cell.p_holm)).toEqual(adjustHolm(p));
    expect(reference.cells.map((cell) => cell.p_bh)).toEqual(adjustBenjaminiHochberg(p));
  });

  it("states equivalence with its margin and the 1 − 2α interval, which is narrower", () => {
    for (const { equivalence, low, high, verdict } of reference.cells) {
      expect(equivalence).toMatchObject({ margin: 0.3, level: expect.closeTo(0.9, 12) });
      expect(equivalence?.low).toBeGreaterThan(low ?? Number.NaN);
      expect(equivalence?.high).toBeLessThan(high ?? Number.NaN);
      expect(equivalence?.shown).toBe((equivalence?.low ?? -1) > -0.3 && (equivalence?.high ?? 1) < 0.3);
      if (verdict === "equivalent") expect(equivalence?.shown).toBe(true);
    }
    expect(compareReport(surfaceEntry("A"), surfaceEntry("B"), options({ t: [1] })).cells[0]?.equivalence).toBeNull();
  });

  it.each(proportions.fisher)("has Fisher's p of a task, $p", ({ table, p }) => {
    const [[a = 0, restA = 0] = [], [b = 0, restB = 0] = []] = table;
    const side = (c: number, rest: number) =>
      makeEntry(episodesByTask([[...new Array(c).fill(1), ...new Array(rest).fill(null)]]), { limit: 2 });
    const [task] = compareTasks(side(a, restA), side(b, restB), { k: 1, t: 2, errors: "exclude" });
    expect(task?.fisher_p).toBeCloseTo(p, 9);
  });
});

describe("the difference over the budgets", () => {
  it("has a slope in ln T that is the slope of the mean curve", () => {
    const cells = reference.cells.filter(({ k }) => k === 1);
    const x = cells.map(({ t }) => Math.log(t));
    const mean = x.reduce((sum, one) => sum + one, 0) / x.length;
    const squares = x.reduce((sum, one) => sum + (one - mean) ** 2, 0);
    const slope = cells.reduce((sum, { delta }, j) => sum + ((delta ?? 0) * ((x[j] ?? 0) - mean)) / squares, 0);
    expect(reference.slope.value).toBeCloseTo(slope, 12);
    expect(reference.slope.low).toBeLessThan(slope);
    expect(reference.slope.high).toBeGreaterThan(slope);
    expect(compareReport(surfaceEntry("A"), surfaceEntry("B"), options({ t: [5] })).slope).toMatchObject({ value: null });
  });

  it("has the budget at which A does worst, with the band of that cell", () => {
    const worst = reference.cells.find(({ k, t }) => k === 1 && t === 5);
    expect(reference.worst_budget).toEqual({ k: 1, t: 5, delta: worst?.delta, band_low: worst?.band_low, band_high: worst?.band_high });
  });

  it("has percentiles of the crossing over the resamples that cross once", () => {
    const { points, share, interval } = reference.crossing;
    expect(interval.resamples).toBe(Math.round((share.one ?? 0) * 2_000));
    expect(interval.low).toBeLessThan(points[0] ?? 0);
    expect(interval.high).toBeGreaterThan(points[0] ?? 99);
    const unmoved = compareReport(surfaceEntry("A"), surfaceEntry("A"), options({ k: [1] })).crossing;
    expect(unmoved).toMatchObject({ share: { none: 1, one: 0, many: 0 }, interval: { low: null, resamples: 0 } });
    expect(unmoved.interval.reason).toBe("0 of 2000 resamples cross exactly once: too few for percentiles");
  });
});

describe("tasks that are the same task twice", () => {
  const turn = fc.option(fc.integer({ min: 1, max: 4 }), { nil: null });
  const side = fc.array(fc.array(turn, { minLength: 2, maxLength: 3 }), { minLength: 6, maxLength: 8 });

  /** Every task `times` times under names of its own, all in one cluster. */
  const repeated = (turns: (number | null)[][], name: string, times: number) => {
    const copies = Array.from({ length: times }, (_, copy) => copy);
    const episodes = copies.flatMap((copy) => episodesByTask(turns).map((episode) => ({ ...episode, task: `${episode.task}-${copy}` })));
    const clusters = Object.fromEntries(turns.flatMap((_, task) => copies.map((copy) => [`t${task}-${copy}`, `c${task}`])));
    return makeEntry(episodes, { name, limit: 4, clusters });
  };

  it("narrow no interval of a difference, and no band, where they are clustered", () => {
    fc.assert(
      fc.property(side, side, (a, b) => {
        const length = Math.min(a.length, b.length);
        const compare = (times: number) =>
          compareReport(repeated(a.slice(0, length), "a", times), repeated(b.slice(0, length), "b", times), options({ k: [1, 2] }));
        const once = compare(1).cells;
        compare(2).cells.forEach((cell, i) => {
          expect(cell.se).toBeCloseTo(once[i]?.se ?? Number.NaN, 12);
          for (const end of ["low", "high", "band_low", "band_high"] as const) {
            if (cell[end] !== null && once[i]?.[end] !== null) expect(cell[end]).toBeCloseTo(once[i]?.[end] ?? Number.NaN, 9);
          }
        });
      }),
      { numRuns: 15 },
    );
  });
});
