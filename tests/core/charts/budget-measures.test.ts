import { describe, expect, it } from "vitest";
import { budgetMeasures, type MeasureKind } from "@/core/reports/charts/budget-measures";
import { readingColumns } from "@/core/reports/charts/data-table";
import { budgetMeasuresTable } from "@/core/reports/charts/robustness-table";
import { tableFiles } from "@/core/reports/charts/table-files";
import { passKtReport } from "@/core/reports/pass-kt";
import type { PassKtEntry } from "@/core/reports/pass-kt-report";
import { PassKtOptions } from "@/core/reports/report-options";
import { passKtCell, passKtEntry, passKtReportOf } from "./hand-made";
import { LAB_RL, LAB_SFT } from "./lab-entries";

const CELLS = [passKtCell(1, 2, 0.2), passKtCell(1, 8, 0.8)];

function measuredOf(kind: MeasureKind, over: Partial<PassKtEntry>) {
  return budgetMeasures(passKtReportOf([passKtEntry("a", CELLS, over)])).find((measure) => measure.kind === kind)?.values[0];
}

describe("the single numbers of a budget curve", () => {
  it("state the budget to a target with its interval, or a dash with why there is none", () => {
    const target = { k: 1, share: 0.5, value: 3.5, low: 2.5, high: 4, reason: null };
    expect(measuredOf("target", { budget_to_target: [target] })?.text).toBe("3.50 [2.50, 4.00]");
    const open = { ...target, value: 2, low: null, high: null, reason: "reached at the smallest T already: it is at most 2" };
    expect(measuredOf("target", { budget_to_target: [open] })).toMatchObject({ text: "2.00 –", value: 2, reason: open.reason });
    expect(measuredOf("target", { budget_to_target: [{ ...open, value: null, reason: "nothing is solved" }] })).toMatchObject({
      text: "–",
      reason: "nothing is solved",
    });
  });

  it("name the largest of several falls and how many more there are, and say that cut curves cannot fall", () => {
    const fall = { k: 1, from: 2, to: 4, delta: -0.1, low: -0.15, high: -0.05 };
    const decreases = [fall, { ...fall, to: 8, delta: -0.2, low: -0.3, high: -0.1 }];
    expect(measuredOf("decrease", { decreases })?.text).toBe("−20.0 [−30.0, −10.0] from T = 2 to 8, and 1 more");
    expect(measuredOf("decrease", {})).toMatchObject({ value: null, reason: expect.stringContaining("No pair of budgets") });
    expect(measuredOf("decrease", { mode: "truncate" })?.reason).toBe("A curve of cut episodes cannot fall.");
  });

  it("state turns used, saturation, and what tasks never solved may still be", () => {
    expect(measuredOf("turns", { turns_used: [{ t: 8, episodes: 480, mean: 6, unused: 0.25, reason: null }] })?.text).toBe(
      "6.00 of 8, 25.0 % unused",
    );
    const saturation = { k: 1, within: 0.05, t: 2, gain: 0.01, gain_high: 0.034, reason: null };
    expect(measuredOf("saturation", { saturation })?.text).toBe("2; the end adds ≤ 3.4");
    expect(measuredOf("never_solved", { never_solved: [{ t: 8, tasks: 3, episodes: 8, upper: 0.312 }] })?.text).toBe(
      "3 of 60; each ≤ 31.2 (n = 8)",
    );
    expect(measuredOf("never_solved", { never_solved: [{ t: 8, tasks: 0, episodes: 0, upper: null }] })?.text).toBe("0 of 60");
  });

  it("have a deployment only where one is stated, and a regret only among several", () => {
    const kinds = (entries: (typeof LAB_RL)[], deploy?: [number, number][]) =>
      budgetMeasures(passKtReport(entries, PassKtOptions.parse({ deploy }))).map(({ kind }) => kind);
    expect(kinds([LAB_RL])).not.toContain("deployment");
    expect(kinds([LAB_RL])).not.toContain("regret");
    expect(kinds([LAB_RL, LAB_SFT], [[2, 1]]).slice(0, 4)).toEqual(["area", "deployment", "worst", "regret"]);
  });

  it("are a column an entry to read, with interval ends and T in the files", () => {
    const report = passKtReport([LAB_RL, LAB_SFT], PassKtOptions.parse({}));
    const table = budgetMeasuresTable(report);
    expect(readingColumns(table).map(({ label }) => label)).toEqual(["Measure", "lab-rl", "lab-sft"]);
    const json = tableFiles({ name: "budgets", table }).find(({ name }) => name === "budgets.json")?.content ?? "";
    const [area] = JSON.parse(json).rows;
    const stated = report.checkpoints[0]?.aubc;
    expect(area).toMatchObject({ Measure: "Area under curve, log T", "lab-rl": stated?.value, "lab-rl low": stated?.low });
  });
});
