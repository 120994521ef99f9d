import { describe, expect, it } from "vitest";
import { budgetCurves, unbrokenRuns } from "@/core/reports/charts/budget-curves";
import { layoutBudgetCurves } from "@/core/reports/charts/budget-curves-layout";
import { dataTableCsv } from "@/core/reports/charts/data-table";
import { styleSeries } from "@/core/reports/charts/series-style";
import { passKtCell, passKtEntry, passKtReportOf } from "./hand-made";

const curve = (name: string, values: (number | null)[], method: "sft" | "rl" = "rl") =>
  passKtEntry(
    name,
    values.map((value, index) => passKtCell(1, 2 ** (index + 1), value)),
    { method },
  );

describe("budget curves", () => {
  it("say where each curve goes from the smallest to the largest T", () => {
    const model = budgetCurves(passKtReportOf([curve("lab-rl", [0, 0.5, 1]), curve("lab-sft", [0.2, 0.6, 0.8], "sft")]), 1);
    expect(model.title).toBe("From T = 2 to 8, Pass@1 goes from 0.0 to 100.0 % for lab-rl and from 20.0 to 80.0 % for lab-sft");
    expect(model.series.map((series) => series.style.mark)).toEqual(["triangle", "square"]);
    expect(model.x).toMatchObject({ domain: [2, 8], ticks: [{ t: 2 }, { t: 4 }, { t: 8 }] });
  });

  it("break at a missing point and give its reason instead of a zero", () => {
    const model = budgetCurves(passKtReportOf([curve("a", [0.2, null, 0.8])]), 1);
    const points = model.series[0]?.points ?? [];
    expect(points.map((point) => point.value)).toEqual([0.2, null, 0.8]);
    expect(unbrokenRuns(points, (point) => point.value !== null)).toHaveLength(2);
    expect(model.tips[1]?.lines[0]?.text).toContain("not estimable: 15 of 60 tasks");
    expect(model.table.rows[1]?.[2]).toEqual({ text: "–", value: null, reason: "15 of 60 tasks have fewer than 8 counted episodes" });
  });

  it("become small multiples above four, the best first", () => {
    const report = passKtReportOf([0.1, 0.5, 0.3, 0.9, 0.7].map((value, index) => curve(`c${index}`, [0, value])));
    const model = budgetCurves(report, 1);
    expect(model.layout).toBe("multiples");
    expect(model.series.map((series) => series.label)).toEqual(["c3", "c4", "c1", "c2", "c0"]);
    expect(new Set(model.series.map((series) => series.style.shade))).toEqual(new Set([0]));
  });

  it("say so when nothing can be estimated", () => {
    expect(budgetCurves(passKtReportOf([curve("a", [null, null])]), 1).title).toBe("Pass@1 can't be estimated at any T");
  });

  it("keep equal line ends apart with labels 17 px from each other, inside the plot", () => {
    const report = passKtReportOf(["one", "two", "three"].map((name) => curve(name, [0.5, 1])));
    const { labels, frame } = layoutBudgetCurves(budgetCurves(report, 1), 960);
    const ys = labels.map((label) => label.y).sort((a, b) => a - b);
    expect((ys[1] ?? 0) - (ys[0] ?? 0)).toBeGreaterThanOrEqual(17);
    expect((ys[2] ?? 0) - (ys[1] ?? 0)).toBeGreaterThanOrEqual(17);
    expect(ys[0]).toBeGreaterThanOrEqual(frame.topPx);
    expect(labels.filter((label) => label.lead !== null).length).toBeGreaterThan(0);
  });

  it("drop the shared beginning of the names on a phone only", () => {
    const model = budgetCurves(passKtReportOf([curve("Eurus-7B-SFT", [0, 0.5]), curve("Eurus-7B-KTO", [0, 0.2])]), 1);
    expect(layoutBudgetCurves(model, 358).labels.map((label) => label.text)).toEqual(["SFT", "KTO"]);
    expect(layoutBudgetCurves(model, 960).labels.map((label) => label.text)).toEqual(["Eurus-7B-SFT", "Eurus-7B-KTO"]);
  });

  it("give each series of one method its own shade, mark or filling, and dash", () => {
    const looks = styleSeries(["rl", "rl", "rl", "rl"]).map(({ shade, mark, hollow, dash }) => `${mark} ${hollow} ${dash} ${shade}`);
    expect(new Set(looks).size).toBe(4);
    expect(new Set(styleSeries(["rl", "rl", "rl", "rl"]).map((style) => style.dash)).size).toBe(4);
  });

  it("write files with the unrounded ends of the intervals and without the bracketed ones", () => {
    const csv = dataTableCsv(budgetCurves(passKtReportOf([curve("a", [1 / 3])]), 1).table);
    expect(csv.split("\r\n")[0]).toBe("Checkpoint,T,Pass@1,low,high,tasks");
    expect(csv.split("\r\n")[1]).toBe(`a,2,${1 / 3},${1 / 3 - 0.1},${1 / 3 + 0.1},60`);
  });
});
