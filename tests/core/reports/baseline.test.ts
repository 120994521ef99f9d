import { describe, expect, it } from "vitest";
import { baselineReport } from "@/core/reports/baseline";
import { BaselineReport } from "@/core/reports/baseline-report";
import { baselineTables } from "@/core/reports/charts/report-tables";
import { compareReport } from "@/core/reports/compare";
import { baselineHtml } from "@/core/reports/html/baseline-html";
import { CompareOptions } from "@/core/reports/report-options";
import { selectBaseline } from "@/core/reports/select-baseline";
import { studentCriticalValue } from "@/core/stats/critical-value";
import type { EntryTally } from "@/core/trajectory/tally";
import { labEntry } from "../charts/lab-entries";
import { makeEntry } from "./made-up-entry";

const options = (given: Partial<CompareOptions> = {}) => CompareOptions.parse(given);
const entry = (name: string, rates: readonly [number, number], about: Partial<EntryTally> = {}, tasks = 40): EntryTally => ({
  ...labEntry({ name, method: "rl", rates: { 4: rates[0], 8: rates[1] }, tasks, samples: 4, seed: name.length * 7 + name.charCodeAt(0) }),
  ...about,
});

const base = entry("base", [0.2, 0.4], { method: "base" });
const seeds = [1, 2, 3].map((trainSeed) =>
  entry(`rl-${trainSeed}`, [0.2 + 0.02 * trainSeed, 0.6 + 0.03 * trainSeed], { family: "rl", trainSeed }),
);
const sft = entry("sft", [0.3, 0.45], { method: "sft" });
const report = baselineReport(base, [...seeds, sft], options({ k: [1, 2] }));

describe("checkpoints against a baseline", () => {
  it("is one comparison a checkpoint, in the order of their names, with the numbers that a comparison alone has", () => {
    expect(report.comparisons.map(({ a, b }) => [a, b])).toEqual(["rl-1", "rl-2", "rl-3", "sft"].map((name) => [name, "base"]));
    const alone = compareReport(sft, base, options({ k: [1, 2] }));
    const shared = report.comparisons[3];
    expect(shared?.cells.map(({ delta, low, high, p }) => ({ delta, low, high, p }))).toEqual(
      alone.cells.map(({ delta, low, high, p }) => ({ delta, low, high, p })),
    );
  });

  it("has one band, one constant and one adjustment over checkpoints, K and T", () => {
    expect(report.band.cells).toBe(16);
    const alone = compareReport(sft, base, options({ k: [1, 2] }));
    expect(report.band.constant).toBeGreaterThan(alone.band.constant ?? 9);
    for (const { cells, band } of report.comparisons) {
      expect(band).toEqual(report.band);
      for (const cell of cells) expect((cell.band_high ?? 0) - (cell.delta ?? 0)).toBeCloseTo((band.constant ?? 0) * (cell.se ?? 0), 12);
    }
    const all = report.comparisons.flatMap(({ cells }) => cells);
    const smallest = all.reduce((least, cell) => ((cell.p ?? 1) < (least.p ?? 1) ? cell : least));
    expect(smallest.p_holm).toBeCloseTo(Math.min(1, 16 * (smallest.p ?? 1)), 12);
  });

  it("treats training seeds as the top cluster: mean and spread over seeds, t on seeds − 1", () => {
    const [family, ...others] = report.families;
    expect(others).toEqual([]);
    expect(family).toMatchObject({ family: "rl", seeds: 3, checkpoints: ["rl-1", "rl-2", "rl-3"] });
    const cell = family?.cells.find(({ k, t }) => k === 1 && t === 8);
    const deltas = report.comparisons.slice(0, 3).map(({ cells }) => cells.find(({ k, t }) => k === 1 && t === 8)?.delta ?? Number.NaN);
    const mean = deltas.reduce((sum, delta) => sum + delta, 0) / 3;
    const se = Math.sqrt(deltas.reduce((sum, delta) => sum + (delta - mean) ** 2, 0) / 2 / 3);
    expect(cell?.delta).toBeCloseTo(mean, 12);
    expect(cell?.se).toBeCloseTo(se, 12);
    expect(cell?.high).toBeCloseTo(mean + studentCriticalValue(0.95, 2) * se, 9);
  });

  it("says where there is one training seed, and not of families or of a base model", () => {
    const seedWarnings = report.warnings.filter((warning) => warning.includes("training seed"));
    expect(seedWarnings).toEqual([
      "1 training seed of sft: the comparison speaks about these checkpoints, not about how they were trained",
    ]);
    expect(report.comparisons[0]?.warnings.join()).toContain("1 training seed of rl-1");
    expect(compareReport(base, { ...base, key: { ...base.key, checkpoint: "other" } }, options()).warnings).toEqual([]);
  });

  it("joins checkpoints whose tasks differ, each paired on its own", () => {
    const fewer = entry("fewer", [0.3, 0.5], {}, 25);
    const { comparisons, band } = baselineReport(base, [sft, fewer], options({ k: [1] }));
    expect(comparisons.map(({ tasks, only_b }) => [tasks, only_b.length])).toEqual([
      [25, 15],
      [40, 0],
    ]);
    expect(band.constant).toBeGreaterThanOrEqual(studentCriticalValue(0.95, 24));
  });

  it("is a document of its schema, with the same bytes whatever the order of checkpoints", () => {
    expect(BaselineReport.parse(JSON.parse(JSON.stringify(report)))).toEqual(report);
    expect(JSON.stringify(baselineReport(base, [sft, ...[...seeds].reverse()], options({ k: [1, 2] })))).toBe(JSON.stringify(report));
  });

  it("refuses no checkpoint, and modes that differ", () => {
    expect(() => baselineReport(base, [], options())).toThrow(/no other checkpoint/);
    const cut = makeEntry([{ task: "depot-001", turn: 2 }], { name: "cut", limit: 8, version: "1.0", visibility: "announced" });
    expect(() => baselineReport(base, [cut], options())).toThrow(/modes are never mixed, so choose one mode for both/);
  });

  it("shows every checkpoint in its document and its tables", () => {
    const document = baselineHtml(report, [{ title: "Numbers", paths: ["tables/cells.csv"] }]);
    expect(document).not.toMatch(/NaN|undefined|\[object|<script/);
    for (const { finding } of report.comparisons) expect(document).toContain(finding);
    expect(document).toContain('<a href="tables/cells.csv">');
    expect(baselineTables(report).map(({ name, table }) => [name, table.rows.length])).toEqual([
      ["cells", 16],
      ["families", 4],
    ]);
  });
});

describe("choosing a baseline", () => {
  const elsewhere = labEntry({ name: "rl-9", method: "rl", rates: { 4: 0.5, 8: 0.5 }, suite: "other" });

  it("takes the other checkpoints on its suite, or those that are named", () => {
    const entries = [...seeds, base, elsewhere];
    expect(selectBaseline(entries, { name: "base" }).others).toEqual(seeds);
    expect(selectBaseline(entries, { name: "base" }, ["rl-2"]).others).toEqual([seeds[1]]);
  });

  it("refuses a baseline that is none or several, and a name that is not there", () => {
    expect(() => selectBaseline([base, sft], { name: "nobody" })).toThrow(/No entry fits what was asked for the baseline/);
    expect(() =>
      selectBaseline([base, elsewhere, { ...elsewhere, key: { ...elsewhere.key, checkpoint: "base" } }], { name: "base" }),
    ).toThrow(/2 entries fit the baseline/);
    expect(() => selectBaseline([base, sft], { name: "base" }, ["rl"])).toThrow(
      /No checkpoint rl was evaluated like the baseline base; there are: sft/,
    );
  });
});
