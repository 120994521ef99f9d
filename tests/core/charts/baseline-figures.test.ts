import { describe, expect, it } from "vitest";
import { BASELINE_SCHEMA, type BaselineReport } from "@/core/reports/baseline-report";
import { baselineCurves } from "@/core/reports/charts/baseline-curves";
import { baselineSummaryTable } from "@/core/reports/charts/baseline-summary-table";
import { compareCell, compareReportOf } from "./hand-made";

function against(name: string, delta: number) {
  return compareReportOf([compareCell(1, 2, 0.5 + delta, 0.5), compareCell(1, 4, 0.5, 0.5), compareCell(1, 8, null, null)], {
    a: name,
    b: "base",
    aubc: { k: 1, a: 0.5, b: 0.4, delta: 0.1, low: 0.02, high: 0.18, reason: null },
  });
}

function baselineOf(names: readonly string[], over: Partial<BaselineReport> = {}): BaselineReport {
  return {
    schema: BASELINE_SCHEMA,
    baseline: "base",
    suite: "depot",
    suite_version: "1",
    suite_split: "test",
    visibility: "announced",
    unit: "assistant_turn",
    mode: "rerun",
    errors: "exclude",
    level: 0.95,
    seed: 1,
    k: [1],
    t: [2, 4, 8],
    band: { constant: 2.9, draws: 2000, cells: 3 * names.length },
    comparisons: names.map((name, place) => against(name, 0.1 * (place + 1))),
    families: [],
    warnings: [],
    ...over,
  };
}

describe("several checkpoints against a baseline", () => {
  it("are one line each around zero, with the band that holds for all, broken where nothing is known", () => {
    const model = baselineCurves(baselineOf(["rl", "sft"]), 1, ["rl", "sft"]);
    expect(model.layout).toBe("overlay");
    expect(model.y.domain[0]).toBe(-model.y.domain[1]);
    const [rl] = model.series;
    expect(rl?.style.method).toBe("rl");
    expect(rl?.points[0]?.low).toBeCloseTo(0, 12);
    expect(rl?.points[0]?.high).toBeCloseTo(0.2, 12);
    expect(rl?.points[2]).toMatchObject({ value: null, text: "not estimable: 12 tasks lack an episode" });
  });

  it("are small plots from four on", () => {
    expect(baselineCurves(baselineOf(["a", "b", "c"]), 1).layout).toBe("overlay");
    expect(baselineCurves(baselineOf(["a", "b", "c", "d"]), 1).layout).toBe("multiples");
  });

  it("have one row of primary numbers each, and their training seeds one row together", () => {
    const cells = [2, 4, 8].map((t) => ({ k: 1, t, delta: 0.15, se: 0.02, low: 0.05, high: 0.25, reason: null }));
    const report = baselineOf(["rl-1", "rl-2", "sft"], { families: [{ family: "rl", checkpoints: ["rl-1", "rl-2"], seeds: 2, cells }] });
    const texts = baselineSummaryTable(report).rows.map((row) => row.map(({ text }) => text));
    expect(texts).toEqual([
      ["rl", "–", "+15.0 [+5.0, +25.0]", "–", "+15.0 [+5.0, +25.0]", "–", "–"],
      ["sft", "60", "+30.0 [+20.0, +40.0]", "0.040", "–", "–", "+10.0 [+2.0, +18.0]"],
    ]);
  });
});
