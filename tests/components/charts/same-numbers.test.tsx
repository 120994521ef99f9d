import { Tooltip } from "radix-ui";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { budgetCurveRows, differenceRows } from "@/components/charts/curve-rows";
import { HeatmapsFigure } from "@/components/charts/heatmaps-figure";
import { NumbersTable } from "@/components/charts/numbers-table";
import { type BudgetCurves, budgetCurves } from "@/core/reports/charts/budget-curves";
import { layoutBudgetCurves } from "@/core/reports/charts/budget-curves-layout";
import { differenceCurve } from "@/core/reports/charts/difference-curve";
import { passKtHeatmaps } from "@/core/reports/charts/pass-kt-heatmap";
import { type PlotFrame, turnX, valueY } from "@/core/reports/charts/plot-frame";
import { compareTables, passKtTables } from "@/core/reports/charts/report-tables";
import { budgetMeasuresTable } from "@/core/reports/charts/robustness-table";
import { markPath } from "@/core/reports/charts/series-style";
import { compareReport, compareTasks } from "@/core/reports/compare";
import { tableMarkup } from "@/core/reports/html/figure-markup";
import { heatmapsMarkup } from "@/core/reports/html/heatmap-markup";
import { passKtReport } from "@/core/reports/pass-kt";
import { CompareOptions, PassKtOptions } from "@/core/reports/report-options";
import { drawBudgetCurves } from "@/core/reports/svg/draw-budget-curves";
import { lightPalette } from "@/core/reports/svg/light-palette";
import { svgText } from "@/core/reports/svg/svg-node";
import { LAB_RL, LAB_SFT } from "../../core/charts/lab-entries";

const REPORT = passKtReport(
  [LAB_RL, LAB_SFT],
  PassKtOptions.parse({
    deploy: [
      [2, 1],
      [4, 2],
    ],
  }),
);
const COMPARED = compareReport(LAB_RL, LAB_SFT, CompareOptions.parse({ k: [1, 2], margin: 0.05 }));
const TASKS = compareTasks(LAB_RL, LAB_SFT, { k: 1, t: 12, errors: "exclude" });
const TABLES = [...passKtTables(REPORT), { name: "measures", table: budgetMeasuresTable(REPORT) }, ...compareTables(COMPARED, TASKS)];

const onPage = (node: ReactNode): string => renderToStaticMarkup(<Tooltip.Provider>{node}</Tooltip.Provider>);

/** The texts of all cells of a kind, in order, as a reader gets them. */
function cellsOf(markup: string, tag: "td" | "th"): string[] {
  return [...markup.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, "gs"))].map((match) => (match[1] ?? "").replace(/<[^>]*>/g, ""));
}

describe("the page and the printed report", () => {
  it.each(TABLES)("have the same texts in every cell of the table of $name", ({ table }) => {
    const [page, printed] = [onPage(<NumbersTable table={table} />), tableMarkup(table).markup];
    for (const tag of ["th", "td"] as const) expect(cellsOf(page, tag)).toEqual(cellsOf(printed, tag));
    expect(cellsOf(page, "td").length).toBeGreaterThan(0);
  });

  it("have the same numbers in every cell of the heatmaps, which are those of the report", () => {
    const figure = passKtHeatmaps(REPORT);
    const page = cellsOf(onPage(<HeatmapsFigure model={figure} />).split('class="legend"')[0] ?? "", "td");
    expect(page).toEqual(cellsOf(heatmapsMarkup(figure).markup, "td"));
    expect(page).toHaveLength(REPORT.checkpoints.flatMap(({ cells }) => cells).length);
  });
});

/** Where each point of the static picture must stand if it shows what Recharts is given. */
function marksFromRows(model: BudgetCurves, frame: PlotFrame): string[] {
  return model.series.flatMap(({ id, style }) =>
    budgetCurveRows(model).flatMap((row) => {
      const value = row[`value-${id}`];
      return typeof value === "number" ? [markPath(style.mark, turnX(frame, model.x, row.t), valueY(frame, model.y, value))] : [];
    }),
  );
}

describe("the interactive chart and the static picture", () => {
  it("have a mark for every value that Recharts is given, at its place, and no other", () => {
    for (const k of REPORT.k) {
      const model = budgetCurves(REPORT, k);
      const marks = marksFromRows(model, layoutBudgetCurves(model, 960).frame);
      const drawn = [...svgText(drawBudgetCurves(model, 960, lightPalette)).matchAll(/<path d="([^"]+)"[^>]*paint-order/g)];
      expect(drawn.map((match) => match[1]).toSorted()).toEqual(marks.toSorted());
      expect(marks).toHaveLength(
        REPORT.checkpoints.flatMap(({ cells }) => cells.filter((cell) => cell.k === k && cell.value !== null)).length,
      );
    }
  });

  it("are given the differences and bands of the report", () => {
    const cells = COMPARED.cells.filter((cell) => cell.k === 1);
    const rows = differenceRows(differenceCurve(COMPARED, 1));
    expect(rows.map((row) => row["value-delta"])).toEqual(cells.map(({ delta }) => delta ?? undefined));
    expect(rows.map((row) => row["band-simultaneous"])).toEqual(
      cells.map(({ band_low, band_high }) => (band_low === null ? undefined : [band_low, band_high])),
    );
  });
});
