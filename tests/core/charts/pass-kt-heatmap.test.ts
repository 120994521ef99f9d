import { describe, expect, it } from "vitest";
import { levelTone, toneColors } from "@/core/reports/charts/heatmap";
import { passKtHeatmap, passKtHeatmaps } from "@/core/reports/charts/pass-kt-heatmap";
import { passKtCell, passKtEntry, passKtReportOf } from "./hand-made";

const ENTRY = passKtEntry("lab-rl", [
  passKtCell(1, 2, 0),
  passKtCell(1, 4, 0.6),
  passKtCell(1, 8, 1),
  passKtCell(4, 2, 0.5, { k_over_half_n: true }),
  passKtCell(4, 4, 0.85),
  passKtCell(4, 8, null),
]);

const cellAt = (k: number, t: number) =>
  passKtHeatmap(ENTRY, [1, 4], [2, 4, 8])
    .rows.flatMap((row) => row.cells)
    .find((cell) => cell.k === k && cell.t === t);

describe("the heatmap of an entry", () => {
  it("has the smallest K at the foot and T ascending whatever order they are asked in", () => {
    const heatmap = passKtHeatmap(ENTRY, [1, 4], [8, 2, 4]);
    expect(heatmap.rows.map((row) => row.k)).toEqual([4, 1]);
    expect(heatmap.t).toEqual([2, 4, 8]);
    expect(heatmap.rows[1]?.cells.map((cell) => cell.text)).toEqual(["0.0", "60.0", "100"]);
  });

  it("shows what can't be estimated as an en dash with the reason, never as a level", () => {
    const cell = cellAt(4, 8);
    expect(cell).toMatchObject({ text: "–", tone: "undef", frail: false });
    expect(cell?.tip).toEqual({
      value: "not estimable",
      lines: ["K 4, T 8, rerun, announced", "15 of 60 tasks have fewer than 8 counted episodes"],
    });
    expect(cell?.label).toContain("15 of 60 tasks");
  });

  it("says that a T outside the entry was not measured", () => {
    const cell = passKtHeatmap(ENTRY, [1], [16]).rows[0]?.cells[0];
    expect(cell).toMatchObject({ tone: "undef", tip: { value: "not estimable" } });
    expect(cell?.tip.lines.at(-1)).toContain("not measured");
  });

  it("marks K over half of n", () => {
    expect(cellAt(4, 2)?.frail).toBe(true);
    expect(cellAt(4, 2)?.tip.lines).toContain("K is more than half of n: leans on few episodes.");
    expect(cellAt(1, 2)?.frail).toBe(false);
  });

  it("draws the contour between cells on different sides of 75 %, and never beside a missing one", () => {
    expect(cellAt(1, 8)).toMatchObject({ edgeLeft: true, edgeBelow: false });
    expect(cellAt(4, 4)).toMatchObject({ edgeLeft: true, edgeBelow: true });
    expect(cellAt(4, 8)).toMatchObject({ edgeLeft: false, edgeBelow: false });
    expect(cellAt(1, 4)).toMatchObject({ edgeLeft: false });
  });

  it("gives the range that missing episodes leave open", () => {
    const entry = passKtEntry("a", [
      passKtCell(1, 2, 0.5, { bounds: { missing_excluded: 0.3, all_missing_fail: 0.45, all_missing_pass: 0.55 } }),
    ]);
    expect(passKtHeatmap(entry, [1], [2]).rows[0]?.cells[0]?.tip.lines).toContain(
      "45.0 to 55.0 if all that is missing had failed or passed",
    );
  });

  it("has ten levels with 100 % in the last and ink that flips at the sixth", () => {
    expect([0, 0.0999, 0.1, 0.3, 0.5, 0.7, 0.999, 1].map(levelTone)).toEqual(["v0", "v0", "v1", "v3", "v5", "v7", "v9", "v9"]);
    expect(toneColors("v4")).toEqual({ fill: "l4", ink: "level-ink-low" });
    expect(toneColors("v5")).toEqual({ fill: "l5", ink: "level-ink-high" });
    expect(toneColors("undef")).toBeNull();
  });
});

describe("the heatmaps of a report", () => {
  it("have a finding as title and every cell in the table with full precision", () => {
    const third = 1 / 3;
    const figure = passKtHeatmaps(passKtReportOf([passKtEntry("a", [passKtCell(1, 2, third)]), passKtEntry("b", [passKtCell(1, 2, 0.5)])]));
    expect(figure.title).toBe("Pass@1 at T = 2: 33.3 % for a and 50.0 % for b");
    expect(figure.table.rows[0]?.[3]).toEqual({ text: "33.3", value: third, reason: null });
    expect(figure.legend.map((item) => item.sign)).toEqual(["levels"]);
  });

  it("tell entries of one name apart", () => {
    const cells = [passKtCell(1, 2, 0.5)];
    const report = passKtReportOf([passKtEntry("a", cells), passKtEntry("a", cells, { visibility: "hidden" })]);
    expect(passKtHeatmaps(report).heatmaps.map((heatmap) => heatmap.name)).toEqual(["a, announced", "a, hidden"]);
  });
});
