import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { passKtReport } from "@/core/reports/pass-kt";
import { PassKtReport } from "@/core/reports/pass-kt-report";
import { PassKtOptions } from "@/core/reports/report-options";
import comparison from "../../oracles/comparison.json";
import curves from "../../oracles/curves.json";
import surface from "../../oracles/surface.json";
import { episodesByTask, makeEntry } from "./made-up-entry";
import { cellName, surfaceEntry } from "./surface-oracle";

const options = (given: Partial<PassKtOptions> = {}) => PassKtOptions.parse(given);
const grid = { k: surface.K, t: surface.T };

function only(report: PassKtReport): PassKtReport["checkpoints"][number] {
  const [entry] = report.checkpoints;
  if (!entry || report.checkpoints.length !== 1) throw new Error("expected one entry");
  return entry;
}

function readEnds(cell: { low: number | null; high: number | null } | null | undefined): { low: number; high: number } {
  return { low: cell?.low ?? Number.NaN, high: cell?.high ?? Number.NaN };
}

describe("the pass-kt report on the reference surface", () => {
  it.each([
    { side: "A", errors: "exclude", oracle: surface.surface_A_exclude },
    { side: "A", errors: "fail", oracle: surface.surface_A_fail },
    { side: "B", errors: "exclude", oracle: surface.surface_B },
  ] as const)("meets every cell of $side with errors: $errors", ({ side, errors, oracle }) => {
    const { cells } = only(passKtReport([surfaceEntry(side)], options({ ...grid, errors })));
    expect(cells).toHaveLength(Object.keys(oracle).length);
    const expected = new Map(Object.entries(oracle));
    for (const cell of cells) expect(cell.value).toBeCloseTo(expected.get(cellName(cell)) ?? Number.NaN, 12);
  });

  it("meets the interval and standard error of every cell", () => {
    const report = passKtReport([surfaceEntry("A"), surfaceEntry("B")], options(grid));
    const expected = new Map(Object.entries(comparison.cell_intervals));
    for (const entry of report.checkpoints) {
      for (const cell of entry.cells) {
        const oracle = expected.get(`${entry.name},${cellName(cell)}`);
        expect(cell.se).toBeCloseTo(oracle?.se ?? Number.NaN, 9);
        expect(cell.low).toBeCloseTo(oracle?.low ?? Number.NaN, 9);
        expect(cell.high).toBeCloseTo(oracle?.high ?? Number.NaN, 9);
      }
    }
  });

  it("meets the area under the curve, with an interval inside [0, 1]", () => {
    const report = passKtReport([surfaceEntry("A"), surfaceEntry("B")], options(grid));
    expect(report.checkpoints.map((entry) => entry.aubc?.value)).toEqual([
      expect.closeTo(curves.aubc_log_A, 12),
      expect.closeTo(curves.aubc_log_B, 12),
    ]);
  });

  it("bounds a cell by failing and by passing all that is missing", () => {
    const { cells, denominators } = only(passKtReport([surfaceEntry("A")], options(grid)));
    const failing = new Map(Object.entries(surface.surface_A_fail));
    expect(denominators.missing).toEqual({ endpoint_error: 2 });
    for (const cell of cells) {
      expect(cell.bounds.all_missing_fail).toBeCloseTo(failing.get(cellName(cell)) ?? Number.NaN, 12);
      expect(cell.bounds.all_missing_pass).toBeGreaterThan(cell.bounds.all_missing_fail ?? Number.NaN);
    }
  });

  it("is a document of its schema", () => {
    const report = passKtReport([surfaceEntry("A"), surfaceEntry("B")], options({ deploy: [[4, 1]] }));
    expect(PassKtReport.parse(JSON.parse(JSON.stringify(report)))).toEqual(report);
  });
});

describe("the grid and the mode of a pass-kt report", () => {
  const oneLimit = makeEntry(
    episodesByTask([
      [3, 5, null, 2, 9],
      [null, 1, 1, 1, 20],
    ]),
    { limit: 21 },
  );

  it("truncates episodes of one limit at powers of two and that limit, with powers of two up to the smallest n", () => {
    const report = passKtReport([oneLimit], options());
    expect(report).toMatchObject({ mode: "truncate", t: [1, 2, 4, 8, 16, 21], k: [1, 2, 4] });
  });

  it("takes episodes of several limits as re-runs under just these limits", () => {
    const entry = makeEntry([
      ...episodesByTask(
        [
          [1, null],
          [2, 2],
        ],
        2,
      ),
      ...episodesByTask(
        [
          [4, null],
          [null, null],
        ],
        6,
      ),
    ]);
    const report = passKtReport([entry], options({ t: [2, 4, 6] }));
    expect(passKtReport([entry], options()).t).toEqual([2, 6]);
    const { cells, limits } = only(report);
    expect(limits).toEqual([2, 6]);
    expect(cells.filter((cell) => cell.k === 1).map((cell) => cell.value)).toEqual([0.75, null, 0.25]);
    expect(cells.find((cell) => cell.t === 4)?.reason).toBe("no episode was run under a limit of 4");
  });

  it("in mode truncate uses the largest limit only, and says so", () => {
    const entry = makeEntry([...episodesByTask([[1], [1]], 2), ...episodesByTask([[4], [null]], 6)]);
    const report = passKtReport([entry], options({ mode: "truncate", t: [2, 4, 8], k: [1] }));
    expect(only(report).cells.map((cell) => cell.value)).toEqual([0, 0.5, null]);
    expect(only(report).cells[2]?.reason).toBe("T = 8 is beyond the longest budget, 6");
    expect(report.warnings).toEqual(["rl on depot: only the episodes of the largest limit, 6, are used"]);
  });

  it("lets the largest number of turns used stand in for a limit that is not recorded", () => {
    const entry = makeEntry([
      { task: "x", turn: 3 },
      { task: "y", turn: null, turnsUsed: 11 },
    ]);
    const report = passKtReport([entry], options());
    expect(report.t).toEqual([1, 2, 4, 8, 11]);
    expect(report.warnings).toEqual(["rl on depot: no limit is recorded; 11, the largest number of turns used, stands in for it"]);
  });

  it("keeps the modes of entries apart and calls their report mixed", () => {
    const rerun = makeEntry([...episodesByTask([[1], [1]], 2), ...episodesByTask([[4], [null]], 6)], { name: "again" });
    const report = passKtReport([rerun, oneLimit], options());
    expect(report.mode).toBe("mixed");
    expect(report.checkpoints.map((entry) => [entry.name, entry.mode])).toEqual([
      ["again", "rerun"],
      ["rl", "truncate"],
    ]);
    expect(report.checkpoints.map((entry) => [...new Set(entry.cells.map((cell) => cell.t))])).toEqual([
      [2, 6],
      [1, 2, 4, 8, 16, 21],
    ]);
  });

  it("refuses to report on nothing", () => {
    expect(() => passKtReport([], options())).toThrow("There are no episodes to report on; import some first.");
  });
});

describe("what is not estimable in a pass-kt report", () => {
  it("is null with how many tasks lack how many episodes", () => {
    const entry = makeEntry(episodesByTask([[1, 1, 1, 1], [1, null, 1], [1, 1, null], [null]]), { limit: 4 });
    const [cell] = only(passKtReport([entry], options({ k: [4], t: [4] }))).cells;
    expect(cell).toMatchObject({ value: null, low: null, high: null, se: null });
    expect(cell?.reason).toBe("K = 4 needs 4 counted episodes of each task: 2 of 4 tasks lack 1 episode, 1 of 4 tasks lacks 3 episodes");
  });

  it("is null where every episode of a task is missing, but not when missing counts as failure", () => {
    const entry = makeEntry(
      [
        { task: "x", turn: 1 },
        { task: "y", turn: null, missing: true },
        { task: "z", turn: null, ungraded: true },
      ],
      { limit: 2 },
    );
    const report = (errors: "exclude" | "fail") => only(passKtReport([entry], options({ errors, t: [2] })));
    expect(report("exclude").cells[0]?.value).toBeNull();
    expect(report("exclude").cells[0]?.bounds).toEqual({
      all_missing_fail: expect.closeTo(1 / 3, 12),
      missing_excluded: null,
      all_missing_pass: 1,
    });
    expect(report("fail").cells[0]?.value).toBeCloseTo(1 / 3, 12);
    expect(report("fail").denominators).toEqual({ counted: 1, missing: { endpoint_error: 1 }, not_graded: 1, duplicates: 0 });
  });

  it("is null where the turn of a success is not known, unless turns do not matter", () => {
    const entry = makeEntry(
      [
        { task: "x", turn: "unknown" },
        { task: "y", turn: 2 },
      ],
      { limit: 4 },
    );
    const [cut] = only(passKtReport([entry], options({ t: [4] }))).cells;
    const [whole] = only(passKtReport([entry], options({ t: [4], mode: "rerun" }))).cells;
    expect(cut).toMatchObject({ value: null, reason: "the turn of 1 success is not known; mode rerun needs no turns" });
    expect(whole?.value).toBe(1);
  });

  it("has a value and no interval with a single task", () => {
    const entry = makeEntry(episodesByTask([[1, null]]), { limit: 2 });
    const [cell] = only(passKtReport([entry], options({ k: [1], t: [2] }))).cells;
    expect(cell).toMatchObject({ value: 0.5, low: null, high: null, se: null });
    expect(cell?.reason).toContain("at least two tasks");
  });

  it("is the area where a cell is undefined or T is single", () => {
    const entry = makeEntry(episodesByTask([[1], [2]]), { limit: 4 });
    expect(only(passKtReport([entry], options({ t: [1, 2, 8] }))).aubc).toBeNull();
    expect(only(passKtReport([entry], options({ t: [4] }))).aubc).toBeNull();
  });

  it("is a deployment at a budget beyond the data, and not one inside it", () => {
    const entry = makeEntry(episodesByTask([[1], [2], [4]]), { limit: 4 });
    const deployed = (deploy: [number, number][]) => only(passKtReport([entry], options({ deploy }))).deployment;
    expect(
      deployed([
        [1, 3],
        [2, 1],
      ])?.value,
    ).toBeCloseTo(0.75 / 3 + 0.25 * (2 / 3), 12);
    expect(
      deployed([
        [1, 3],
        [32, 1],
      ]),
    ).toMatchObject({ value: null, reason: "T = 32 is beyond the longest budget, 4" });
  });

  it("is marked, not hidden, where K is more than half of n", () => {
    const entry = makeEntry(
      episodesByTask([
        [1, 1, 1, 1],
        [1, 1, 1, 1],
      ]),
      { limit: 2 },
    );
    const { cells } = only(passKtReport([entry], options({ t: [2], k: [2, 3] })));
    expect(cells.map((cell) => cell.k_over_half_n)).toEqual([false, true]);
  });
});

describe("warnings of a pass-kt report", () => {
  it("name truncated episodes whose budget was announced, and equal transcripts with their rate", () => {
    const episodes = ["same", "same", "other", "another"].map((transcript, i) => ({ task: `t${i % 2}`, turn: 1, transcript }));
    const entry = makeEntry([...episodes, { task: "t0", turn: 1, transcript: "same" }], { visibility: "announced", limit: 2 });
    const { warnings } = passKtReport([entry], options());
    expect(warnings).toHaveLength(2);
    expect(warnings[0]).toContain("the budget was announced");
    expect(warnings[1]).toMatch(/^rl on depot: \d of 5 transcripts \(\d\d\.0 %\)/);
  });
});

describe("any pass-kt report", () => {
  const turn = fc.option(fc.integer({ min: 1, max: 8 }), { nil: null });
  const tasks = fc.array(fc.array(turn, { minLength: 4, maxLength: 6 }), { minLength: 2, maxLength: 8 });
  const clusters = fc.dictionary(fc.constantFrom("t0", "t1", "t2", "t3"), fc.constantFrom("x", "y"));

  it("does not fall with K or, truncated, with T", () => {
    fc.assert(
      fc.property(tasks, (turns) => {
        const { cells } = only(passKtReport([makeEntry(episodesByTask(turns), { limit: 8 })], options()));
        for (const cell of cells) {
          const smaller = cells.filter(({ k, t }) => k <= cell.k && t <= cell.t).map(({ value }) => value ?? Number.NaN);
          expect(Math.max(...smaller)).toBeLessThanOrEqual((cell.value ?? Number.NaN) + 1e-12);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("keeps every interval of a rate inside [0, 1], with a width", () => {
    fc.assert(
      fc.property(tasks, clusters, (turns, ofTask) => {
        const entry = only(passKtReport([makeEntry(episodesByTask(turns), { limit: 8, clusters: ofTask })], options({ deploy: [[2, 1]] })));
        for (const { low, high } of [...entry.cells, entry.aubc, entry.deployment].filter((cell) => cell?.low != null).map(readEnds)) {
          expect(low).toBeGreaterThanOrEqual(0);
          expect(high).toBeLessThanOrEqual(1);
          expect(high - low).toBeGreaterThan(1e-6);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("has the same bytes whatever the order of episodes and entries", () => {
    fc.assert(
      fc.property(tasks, fc.infiniteStream(fc.nat()), (turns, keys) => {
        const episodes = episodesByTask(turns);
        const shuffled = episodes
          .map((episode) => ({ episode, key: keys.next().value ?? 0 }))
          .sort((a, b) => a.key - b.key)
          .map(({ episode }) => episode);
        const entries = (list: typeof episodes) => [makeEntry(list, { limit: 8 }), makeEntry(list, { limit: 8, name: "base" })];
        const text = JSON.stringify(passKtReport(entries(episodes), options()));
        expect(JSON.stringify(passKtReport(entries(shuffled).reverse(), options()))).toBe(text);
      }),
      { numRuns: 25 },
    );
  });
});
