import { Tooltip } from "radix-ui";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { BudgetCurvesFigure } from "@/components/charts/budget-curves-figure";
import { budgetCurveRows, differenceRows } from "@/components/charts/curve-rows";
import { DenominatorBar } from "@/components/charts/denominator-bar";
import { DifferenceCurveFigure } from "@/components/charts/difference-curve-figure";
import { HeatmapsFigure } from "@/components/charts/heatmaps-figure";
import { NumbersTable } from "@/components/charts/numbers-table";
import { SolvedBarsFigure } from "@/components/charts/solved-bars-figure";
import { StopReasonsFigure } from "@/components/charts/stop-reasons-figure";
import { TaskPairsFigure } from "@/components/charts/task-pairs-figure";
import { budgetCurves } from "@/core/reports/charts/budget-curves";
import { compareSides } from "@/core/reports/charts/compare-sides";
import { denominators, entryDenominators } from "@/core/reports/charts/denominators";
import { differenceCurve } from "@/core/reports/charts/difference-curve";
import { passKtHeatmaps } from "@/core/reports/charts/pass-kt-heatmap";
import { perTaskPairs } from "@/core/reports/charts/per-task-pairs";
import { stopReasonBars } from "@/core/reports/charts/stop-reason-bars";
import { whoSolvesWhat } from "@/core/reports/charts/who-solves-what";
import { drawBudgetCurves } from "@/core/reports/svg/draw-budget-curves";
import { drawHeatmaps } from "@/core/reports/svg/draw-heatmaps";
import { lightPalette } from "@/core/reports/svg/light-palette";
import { svgText } from "@/core/reports/svg/svg-node";
import { compareCell, compareReportOf, passKtCell, passKtEntry, passKtReportOf } from "../../core/charts/hand-made";

const REPORT = passKtReportOf([
  passKtEntry("lab-rl", [
    passKtCell(1, 2, 0.123),
    passKtCell(1, 4, null),
    passKtCell(1, 8, 0.9),
    passKtCell(4, 2, 0.5, { k_over_half_n: true }),
  ]),
  passKtEntry("lab-sft", [passKtCell(1, 2, 0.2), passKtCell(1, 4, 0.456), passKtCell(1, 8, 0.7)], { method: "sft" }),
]);
const COMPARED = compareReportOf([compareCell(1, 2, 0, 0.2), compareCell(1, 4, null, null), compareCell(1, 8, 1, 0.8)]);

const render = (node: ReactNode): string => renderToStaticMarkup(<Tooltip.Provider>{node}</Tooltip.Provider>);
const textsOf = (markup: string, tag: string): string[] =>
  [...markup.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, "g"))].map((match) => (match[1] ?? "").replace(/<[^>]*>/g, ""));

describe("the heatmap on the page", () => {
  const figure = passKtHeatmaps(REPORT);
  const markup = render(<HeatmapsFigure model={figure} selected={{ index: 0, k: 1, t: 8 }} />);
  const cells = figure.heatmaps.flatMap((heatmap) => heatmap.rows.flatMap((row) => row.cells));

  it("is a table with a button a cell that holds what the model and the file hold", () => {
    const table = markup.slice(markup.indexOf("<table"), markup.lastIndexOf("</table>"));
    const shown = textsOf(table, "button");
    expect(shown).toEqual(cells.map((cell) => cell.text));
    const file = textsOf(svgText(drawHeatmaps(figure, lightPalette)), "text");
    for (const text of shown) expect(file).toContain(text);
  });

  it("has one tab stop a grid, marks the open cell, and tells each cell in words", () => {
    expect(markup.match(/data-cell="[^"]*" tabindex="0"/g)).toHaveLength(figure.heatmaps.length);
    expect(markup.match(/<td class="v9 hi[^"]* on"/g)).toHaveLength(1);
    expect(markup).toContain('aria-label="K 1, T 4: not estimable. 15 of 60 tasks have fewer than 8 counted episodes"');
  });
});

describe("the curves on the page", () => {
  it("stand as static pictures until the browser has measured, on a desk and on a phone", () => {
    const model = budgetCurves(REPORT, 1);
    const markup = render(<BudgetCurvesFigure model={model} />);
    for (const width of [960, 358]) expect(markup).toContain(`viewBox="0 0 ${width} `);
    const paths = (text: string) => [...text.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
    const wide = markup.slice(markup.indexOf('viewBox="0 0 960'), markup.indexOf('viewBox="0 0 358'));
    expect(paths(wide)).toEqual(paths(svgText(drawBudgetCurves(model, 960, lightPalette))));
    expect(markup).toContain("--wide-height:350px");
    expect(markup).toContain("--compact-height:290px");
  });

  it("give Recharts the values of the model, with gaps where they are missing", () => {
    expect(budgetCurveRows(budgetCurves(REPORT, 1))).toEqual([
      { t: 2, "value-s0": 0.123, "band-s0": [0.123 - 0.1, 0.123 + 0.1], "value-s1": 0.2, "band-s1": [0.1, 0.2 + 0.1] },
      { t: 4, "value-s0": undefined, "band-s0": undefined, "value-s1": 0.456, "band-s1": [0.456 - 0.1, 0.456 + 0.1] },
      { t: 8, "value-s0": 0.9, "band-s0": [0.9 - 0.1, 1], "value-s1": 0.7, "band-s1": [0.7 - 0.1, 0.7 + 0.1] },
    ]);
  });

  it("give Recharts the difference with both bands, and no detectable line beyond the axis", () => {
    const model = differenceCurve(COMPARED, 1);
    const rows = differenceRows(model);
    expect(rows.map((row) => row["value-delta"])).toEqual([-0.2, undefined, 1 - 0.8]);
    expect(rows[0]?.["band-simultaneous"]).toEqual([-0.2 - 0.1, -0.2 + 0.1]);
    expect(differenceRows({ ...model, y: { domain: [-0.05, 0.05], ticks: [] } }).map((row) => row["value-detectable"])).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("tell the finding to a screen reader where the title does not", () => {
    expect(render(<DifferenceCurveFigure model={differenceCurve(COMPARED, 1)} />)).toContain(`<p class="sr">${COMPARED.finding}</p>`);
  });
});

describe("the numbers of a figure", () => {
  it("are a table in which a missing number tells its reason", () => {
    const markup = render(<NumbersTable table={budgetCurves(REPORT, 1).table} />);
    expect(textsOf(markup, "th").slice(0, 5)).toEqual(["Checkpoint", "T", "Pass@1", "95 %", "tasks"]);
    expect(textsOf(markup, "td")).toEqual(expect.arrayContaining(["12.3", "[2.3, 22.3]", "45.6"]));
    expect(markup).toContain("not available: 15 of 60 tasks have fewer than 8 counted episodes");
  });
});

describe("bars and scatter on the page", () => {
  it("show the counts of the model", () => {
    const rows = [{ t: 4, reasons: { success: 50, turn_limit: 30, cancelled: 20 } }];
    const stops = render(<StopReasonsFigure model={stopReasonBars([{ name: "a", method: "rl", rows }])} />);
    expect(stops).toContain('aria-label="T 4: success 50, turn_limit 30, cancelled 20"');
    expect(stops).toContain('<i class="o-missing" style="flex:20 0 0"></i>');
    const solved = whoSolvesWhat(compareReportOf([compareCell(1, 5, 0.5, 0.25, { mcnemar_p: 0.1, improved: 20, worse: 5, tied: 35 })]));
    expect(solved && render(<SolvedBarsFigure model={solved} />)).toContain("10 · 20 · 5 · 25");
    const tasks = [{ task_id: "depot-1", a: { n: 8, c: 3 }, b: { n: 8, c: 5 } }];
    expect(render(<TaskPairsFigure model={perTaskPairs(tasks, compareSides(COMPARED), { k: 1, t: 8 })} />)).toContain("solved 3 of 8");
  });

  it("lead from a cause of missing episodes to those episodes", () => {
    const model = denominators(entryDenominators(passKtEntry("a", [])));
    expect(render(<DenominatorBar model={model} causeHref={(reason) => `?missing=${reason}`} />)).toContain(
      '<a href="?missing=cancelled">cancelled 2</a>',
    );
  });
});
