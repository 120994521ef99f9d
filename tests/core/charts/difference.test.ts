import { describe, expect, it } from "vitest";
import { compareTable } from "@/core/reports/charts/compare-table";
import { dataTableCsv, readingColumns } from "@/core/reports/charts/data-table";
import { differenceCurve } from "@/core/reports/charts/difference-curve";
import { layoutDifferenceCurve } from "@/core/reports/charts/difference-curve-layout";
import { differenceHeatmap } from "@/core/reports/charts/difference-heatmap";
import { whoSolvesWhat } from "@/core/reports/charts/who-solves-what";
import { compareCell, compareReportOf } from "./hand-made";

const REPORT = compareReportOf([
  compareCell(1, 2, 0, 0.2),
  compareCell(1, 3, 0.54, 0.55),
  compareCell(1, 4, 0.6, 0.59),
  compareCell(1, 8, 0.86, 0.8),
  compareCell(1, 12, 1, 0.8),
  compareCell(2, 2, null, null),
]);

describe("the difference curve", () => {
  it("fills the points whose deciding band excludes zero and brackets the stretch between them", () => {
    const model = differenceCurve(REPORT, 1);
    expect(model.points.map((point) => point.clear)).toEqual([true, false, false, false, true]);
    expect(model.unclear).toEqual([{ fromT: 3, toT: 8, label: "no clear difference, T = 3 to 8", shortLabel: "no clear difference" }]);
    expect(model.description).toBe(REPORT.finding);
  });

  it("has an axis symmetric about zero that holds every band", () => {
    const { y } = differenceCurve(REPORT, 1);
    expect(y.domain).toEqual([-0.4, 0.4]);
    expect(y.ticks.map((tick) => tick.label)).toEqual(["−40", "−20", "0", "+20", "+40"]);
  });

  it("labels the crossing at the K that the report has it for and at no other", () => {
    expect(differenceCurve(REPORT, 1).crossings).toEqual([{ t: 3.5, label: "sign changes near T = 3.5" }]);
    expect(differenceCurve(REPORT, 2).crossings).toEqual([]);
  });

  it("has the smallest detectable difference of each T", () => {
    const cells = [0.14, 0.07, null].map((mde, i) => compareCell(1, 2 + i, 0.5, 0.4, { minimum_detectable_effect: mde }));
    expect(differenceCurve(compareReportOf(cells), 1).points.map((point) => point.detectable)).toEqual([0.14, 0.07, null]);
  });

  it("names what its lines are at the right end, in their order and without overlap", () => {
    const { notes } = layoutDifferenceCurve(differenceCurve(REPORT, 1), 960);
    expect(notes.map((note) => note.text)).toEqual(["simultaneous 95 %", "+20.0 points", "pointwise 95 %", "smallest detectable"]);
    const ys = notes.map((note) => note.y);
    for (let index = 1; index < ys.length; index += 1) expect((ys[index] ?? 0) - (ys[index - 1] ?? 0)).toBeGreaterThanOrEqual(17 - 1e-9);
  });

  it("says which band it has when there is no simultaneous one", () => {
    const cells = [compareCell(1, 2, 0.5, 0.4, { band_low: null, band_high: null })];
    expect(differenceCurve(compareReportOf(cells), 1).subtitle).toContain("Band pointwise (95 %)");
  });
});

describe("the difference heatmap", () => {
  it("is pale where the pointwise interval holds zero, however large the difference", () => {
    const wide = { low: -0.1, high: 0.7, verdict: "inconclusive" as const };
    const figure = differenceHeatmap(compareReportOf([compareCell(1, 2, 0.6, 0.3, wide), compareCell(1, 4, 0.2, 0.5)]));
    const [pale, strong] = figure.heatmaps[0]?.rows[0]?.cells ?? [];
    expect(pale).toMatchObject({ tone: "dp1", marked: false, text: "+30.0" });
    expect(strong).toMatchObject({ tone: "dn4", marked: true, text: "−30.0" });
  });

  it("counts the clear cells of both sides in its title", () => {
    expect(differenceHeatmap(REPORT).title).toBe("Of 5 cells lab-rl is clearly ahead in 1, lab-sft in 1");
    expect(differenceHeatmap(compareReportOf([compareCell(1, 2, 0.5, 0.5)])).title).toBe("No clear difference in any of the 1 cells");
    expect(differenceHeatmap(compareReportOf([compareCell(1, 2, null, null)])).title).toBe("No cell of the grid can be compared");
  });
});

describe("the table of every budget", () => {
  it("shows intervals in brackets to readers and both ends to files", () => {
    const table = compareTable(REPORT, [1]);
    expect(readingColumns(table).map((column) => column.label)).toEqual([
      "T",
      "lab-rl",
      "lab-sft",
      "Difference",
      "pointwise 95 %",
      "simultaneous 95 %",
      "detectable",
      "p adjusted",
      "better / worse / tied",
      "Verdict",
    ]);
    expect(table.rows[0]?.map((cell) => cell.text)).toContain("[−25.0, −15.0]");
    expect(dataTableCsv(table).split("\r\n")[0]).toContain(
      "Difference,low,high,band low,band high,detectable,p,p adjusted,better,worse,tied",
    );
  });

  it("keeps the reason with every number that is missing", () => {
    const row = compareTable(REPORT, [2]).rows[0];
    expect(row?.[4]).toEqual({ text: "–", value: null, reason: "12 tasks lack an episode" });
  });
});

describe("who solves what", () => {
  it("derives the four counts from the report where tasks have one episode a side", () => {
    const solo = { improved: 49, worse: 9, tied: 76, mcnemar_p: 8.96e-8 };
    const model = whoSolvesWhat(compareReportOf([compareCell(1, 5, 70 / 134, 30 / 134, solo)]));
    expect(model?.rows).toEqual([
      { t: 5, both: 21, onlyA: 49, onlyB: 9, neither: 55, label: "both 21, only lab-rl 49, only lab-sft 9, neither 55" },
    ]);
    expect(model?.title).toBe("At T = 5, lab-rl alone solves 49 tasks, lab-sft alone 9");
  });

  it("is not told where tasks have more episodes", () => {
    expect(whoSolvesWhat(REPORT)).toBeNull();
  });
});
