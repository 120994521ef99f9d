import { describe, expect, it } from "vitest";
import { passKtReport } from "@/core/reports/pass-kt";
import type { PassKtEntry } from "@/core/reports/pass-kt-report";
import { PassKtOptions } from "@/core/reports/report-options";
import type { EntryTally } from "@/core/trajectory/tally";
import { type MadeUpEntry, makeEntry } from "./made-up-entry";
import { surfaceEntry } from "./surface-oracle";

const options = (given: Partial<PassKtOptions> = {}) => PassKtOptions.parse(given);

/** An entry of one episode a task and limit: `solved[limit]` tasks succeed there, the first ones. */
function rerunEntry(name: string, solved: Readonly<Record<number, number>>, tasks = 60, about: MadeUpEntry = {}): EntryTally {
  const episodes = Object.entries(solved).flatMap(([limit, count]) =>
    Array.from({ length: tasks }, (_, task) => ({
      task: `t${String(task).padStart(3, "0")}`,
      turn: task < count ? 1 : null,
      turnsUsed: task < count ? 1 : Number(limit),
      limit: Number(limit),
    })),
  );
  return makeEntry(episodes, { name, ...about });
}

function entryNamed(entries: readonly EntryTally[], name: string, given: Partial<PassKtOptions> = {}): PassKtEntry {
  const entry = passKtReport(entries, options(given)).checkpoints.find((one) => one.name === name);
  if (!entry) throw new Error(`no entry ${name}`);
  return entry;
}

describe("the regret of an entry", () => {
  const steady = rerunEntry("steady", { 2: 30, 4: 31, 8: 32 });
  const late = rerunEntry("late", { 2: 6, 4: 30, 8: 48 });

  it("is its largest distance to the best entry at one budget, with percentiles over tasks", () => {
    const { regret } = entryNamed([steady, late], "late");
    expect(regret).toMatchObject({ k: 1, t: 2, best: "steady", reason: null });
    expect(regret?.value).toBeCloseTo(24 / 60, 12);
    expect(regret?.low).toBeGreaterThan(0.25);
    expect(regret?.high).toBeLessThan(0.55);
    expect(entryNamed([steady, late], "steady").regret?.value).toBeCloseTo(16 / 60, 12);
  });

  it("needs another entry of the same suite, visibility, unit and mode", () => {
    expect(entryNamed([steady], "steady").regret).toBeNull();
    expect(entryNamed([steady, rerunEntry("late", { 2: 6, 4: 9 }, 60, { visibility: "announced" })], "steady").regret).toBeNull();
  });

  it("is over the tasks and budgets that all entries have, and says so", () => {
    const fewer = rerunEntry("fewer", { 2: 10, 4: 40 }, 50);
    const { regret } = entryNamed([steady, fewer], "steady");
    expect(regret).toMatchObject({ t: 4, best: "fewer", reason: "over the 50 tasks that all entries have" });
    expect(regret?.value).toBeCloseTo((40 - 31) / 50, 12);
  });

  it("is null with the reason where nothing is shared, and without an interval where nothing varies", () => {
    const elsewhere = makeEntry(
      [2, 4].map((limit) => ({ task: "x", turn: 1, limit })),
      { name: "elsewhere" },
    );
    expect(entryNamed([steady, elsewhere], "steady").regret).toMatchObject({ value: null, reason: "the entries have no task in common" });
    const { regret } = entryNamed([steady, rerunEntry("twin", { 2: 30, 4: 31, 8: 32 })], "steady");
    expect(regret).toMatchObject({ value: 0, low: null, reason: "no interval: it is the same in every resample" });
  });
});

describe("the budget to a share of what the largest budget gives", () => {
  it("is interpolated in ln T, with an interval around it", () => {
    const [half, most] = entryNamed([rerunEntry("rl", { 2: 12, 8: 48 })], "rl").budget_to_target;
    expect(half).toMatchObject({ k: 1, share: 0.5, reason: null });
    expect(half?.value).toBeCloseTo(2 * 4 ** (1 / 3), 9);
    expect(half?.low).toBeLessThan(half?.value ?? 0);
    expect(half?.high).toBeGreaterThan(half?.value ?? 0);
    expect(most?.value ?? 0).toBeGreaterThan(half?.value ?? 0);
  });

  it("is hidden where nothing is solved, and open below where the smallest budget suffices", () => {
    expect(entryNamed([rerunEntry("rl", { 2: 0, 8: 0 })], "rl").budget_to_target[0]).toMatchObject({
      value: null,
      reason: "nothing is solved at T = 8, so there is no share of it to reach",
    });
    expect(entryNamed([rerunEntry("rl", { 2: 20, 8: 22 })], "rl").budget_to_target[0]).toMatchObject({
      value: 2,
      low: null,
      reason: "reached at the smallest T already: it is at most 2",
    });
  });
});

describe("saturation", () => {
  it("is the smallest budget whose distance to the largest is shown to be below five points", () => {
    const entry = rerunEntry("rl", { 2: 100, 4: 399, 8: 400 }, 800);
    expect(entryNamed([entry], "rl").saturation).toMatchObject({ t: 4, within: 0.05, reason: null });
  });

  it("is not claimed from few tasks, even where no task gains", () => {
    expect(entryNamed([rerunEntry("rl", { 4: 10, 8: 10 }, 20)], "rl").saturation).toMatchObject({
      t: null,
      reason: "no T below 8 is shown to lie within 5 points of it",
    });
    expect(entryNamed([rerunEntry("rl", { 4: 200, 8: 200 }, 400)], "rl").saturation).toMatchObject({ t: 4, gain: 0 });
  });
});

describe("a budget that does worse than a smaller one", () => {
  it("is reported where the band over all pairs is below zero, and warned of", () => {
    const report = passKtReport([rerunEntry("rl", { 2: 30, 4: 31, 8: 15 })], options());
    expect(report.checkpoints[0]?.decreases.map(({ from, to }) => [from, to])).toEqual([
      [2, 8],
      [4, 8],
    ]);
    expect(report.warnings[0]).toMatch(
      /^rl on depot: Pass@1 changes by −26\.7 points \[.*\] from T = 4 to T = 8, and at 1 other pair of budgets/,
    );
  });

  it("is not reported of chance or of truncated episodes", () => {
    expect(entryNamed([rerunEntry("rl", { 2: 30, 8: 28 })], "rl").decreases).toEqual([]);
    expect(entryNamed([surfaceEntry("A")], "A").decreases).toEqual([]);
  });
});

describe("turns used", () => {
  it("are the mean of the counted episodes and the share of the limit that they leave", () => {
    const [two, eight] = entryNamed([rerunEntry("rl", { 2: 30, 8: 45 })], "rl").turns_used;
    expect(two).toMatchObject({ t: 2, episodes: 60, mean: 1.5, unused: 0.25, reason: null });
    expect(eight).toMatchObject({ t: 8, mean: (45 + 15 * 8) / 60 });
  });

  it("are hidden where some episode doesn't tell them", () => {
    const entry = makeEntry([
      { task: "a", turn: 1, limit: 2 },
      { task: "b", turn: null, limit: 2 },
    ]);
    expect(entryNamed([entry], "rl").turns_used).toEqual([
      { t: 2, episodes: 1, mean: null, unused: null, reason: "1 of 2 counted episodes tell the turns that they used" },
    ]);
  });
});

describe("tasks that were never solved", () => {
  it("are counted with what their rates may still be", () => {
    const episodes = Array.from({ length: 64 }, (_, sample) => [
      { task: "never", turn: null, limit: 4 },
      { task: "once", turn: sample === 0 ? 3 : null, limit: 4 },
    ]).flat();
    expect(entryNamed([makeEntry(episodes)], "rl", { t: [2, 4], k: [1] }).never_solved).toEqual([
      { t: 2, tasks: 2, episodes: 64, upper: expect.closeTo(0.045729702330762456, 12) },
      { t: 4, tasks: 1, episodes: 64, upper: expect.closeTo(0.045729702330762456, 12) },
    ]);
    expect(entryNamed([rerunEntry("rl", { 2: 60 })], "rl", { t: [2] }).never_solved).toEqual([
      { t: 2, tasks: 0, episodes: 0, upper: null },
    ]);
  });
});

describe("what a cell's error is made of", () => {
  it("is there where every task has n ≥ 2K, and adds up to the standard error", () => {
    for (const cell of entryNamed([surfaceEntry("A")], "A", { k: [1, 2, 4], t: [5, 21] }).cells) {
      if (cell.k === 4) expect(cell.error_parts).toBeNull();
      else expect(Math.hypot(cell.error_parts?.tasks ?? 0, cell.error_parts?.rerun ?? 0)).toBeCloseTo(cell.se ?? 0, 12);
    }
  });
});

describe("cutting long episodes against running them short", () => {
  /** Told its budget, the checkpoint hurries: half of what it solves under 2 it would not solve by turn 2 of 8. */
  const paced = makeEntry(
    Array.from({ length: 60 }, (_, task) => [
      { task: `t${task}`, turn: task < 40 ? 2 : null, limit: 2 },
      { task: `t${task}`, turn: task < 20 ? 2 : task < 45 ? 6 : null, limit: 8 },
    ]).flat(),
    { visibility: "announced" },
  );

  it("is paired by task, with interval and band, and warned of where the band excludes zero", () => {
    const report = passKtReport([paced], options());
    expect(report.truncation_validity).toHaveLength(1);
    expect(report.truncation_validity[0]).toMatchObject({ name: "rl", largest: 8, visibility: "announced" });
    const [cell] = report.truncation_validity[0]?.cells ?? [];
    expect(cell).toMatchObject({ k: 1, t: 2, tasks: 60, rerun: 40 / 60, truncated: 20 / 60 });
    expect(cell?.delta).toBeCloseTo(20 / 60, 12);
    expect(cell?.band_low).toBeGreaterThan(0);
    expect(report.warnings.join()).toMatch(
      /rl on depot: episodes run under a limit differ from those of limit 8 cut there, by \+33\.3 points/,
    );
  });

  it("is not there for one limit, and no warning where nothing differs", () => {
    expect(passKtReport([surfaceEntry("A")], options()).truncation_validity).toEqual([]);
    const same = passKtReport([rerunEntry("rl", { 2: 20, 8: 20 })], options());
    expect(same.truncation_validity[0]?.cells[0]).toMatchObject({ delta: 0, band_low: null });
    expect(same.warnings).toEqual([]);
  });
});
