import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { budgetCurves } from "@/core/reports/charts/budget-curves";
import { compareSides } from "@/core/reports/charts/compare-sides";
import { differenceCurve } from "@/core/reports/charts/difference-curve";
import { differenceHeatmap } from "@/core/reports/charts/difference-heatmap";
import { passKtHeatmaps } from "@/core/reports/charts/pass-kt-heatmap";
import { perTaskPairs } from "@/core/reports/charts/per-task-pairs";
import { stopReasonBars, stopReasonRows } from "@/core/reports/charts/stop-reason-bars";
import { whoSolvesWhat } from "@/core/reports/charts/who-solves-what";
import { drawStopReasonBars, drawWhoSolvesWhat } from "@/core/reports/svg/draw-bars";
import { drawBudgetCurves } from "@/core/reports/svg/draw-budget-curves";
import { drawDifferenceCurve } from "@/core/reports/svg/draw-difference-curve";
import { drawHeatmaps } from "@/core/reports/svg/draw-heatmaps";
import { drawTaskPairs } from "@/core/reports/svg/draw-task-pairs";
import { LIGHT_COLORS, lightPalette } from "@/core/reports/svg/light-palette";
import { svgNode, svgText } from "@/core/reports/svg/svg-node";
import { svgDocument } from "@/core/reports/svg/svg-picture";
import { compareCell, compareReportOf, passKtCell, passKtEntry, passKtReportOf } from "./hand-made";
import { LAB_MIX, LAB_RL, LAB_SFT } from "./lab-entries";
import { readXml } from "./well-formed";

const ODD_NAME = `a<b> & "c" 'd' \u0001`;

describe("static pictures", () => {
  it("are whole SVG files with title and description, whatever the name of a checkpoint", () => {
    const report = passKtReportOf([passKtEntry(ODD_NAME, [passKtCell(1, 2, 0.25), passKtCell(1, 4, 0.75)])]);
    const xml = svgDocument(drawBudgetCurves(budgetCurves(report, 1), 960, lightPalette), lightPalette);
    const texts = readXml(xml);
    expect(texts[0]).toContain("Pass@1 goes from 25.0 to 75.0 % for a&lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;");
    expect(xml).toContain("<desc>");
    expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="960" height="350"')).toBe(
      true,
    );
  });

  it("of heatmaps show every number of the model", () => {
    const figure = passKtHeatmaps(passKtReportOf([passKtEntry("a", [passKtCell(1, 2, 0.123), passKtCell(2, 2, null)])]));
    const texts = readXml(svgText(drawHeatmaps(figure, lightPalette)));
    expect(texts).toContain("12.3");
    expect(texts).toContain("–");
  });

  it("of difference heatmaps, task pairs, solved bars and stop reasons are well-formed", () => {
    const report = compareReportOf([compareCell(1, 2, 0.5, 0.25, { mcnemar_p: 0.01, improved: 20, worse: 5, tied: 35 })]);
    const sides = compareSides(report, { a: "rl", b: "sft" });
    const tasks = [{ task_id: ODD_NAME, a: { n: 8, c: 3 }, b: { n: 8, c: 5 } }];
    const solved = whoSolvesWhat(report);
    const stops = stopReasonBars(
      [LAB_RL, LAB_SFT, LAB_MIX].map((entry) => ({ name: entry.key.checkpoint, method: entry.method, rows: stopReasonRows(entry) })),
    );
    expect(readXml(svgText(drawHeatmaps(differenceHeatmap(report), lightPalette)))).toContain("+25.0");
    expect(readXml(svgText(drawTaskPairs(perTaskPairs(tasks, sides, { k: 1, t: 2 }), 400, lightPalette))).join(" ")).toContain(
      "solved 3 of 8",
    );
    expect(solved && readXml(svgText(drawWhoSolvesWhat(solved, 552, lightPalette)))).toContain("10 · 20 · 5 · 25");
    expect(readXml(svgText(drawStopReasonBars(stops, lightPalette))).join(" ")).toContain("endpoint_error 20");
  });

  it("never hold a number that is none, whatever is missing in the report", () => {
    const share = fc.option(fc.double({ min: 0, max: 1, noNaN: true }));
    const cell = fc.record({ a: share, b: share, low: share, high: share, band: share, se: share, t: fc.integer({ min: 1, max: 64 }) });
    fc.assert(
      fc.property(
        fc.uniqueArray(cell, { minLength: 1, maxLength: 6, selector: ({ t }) => t }),
        fc.integer({ min: 120, max: 1200 }),
        (cells, widthPx) => {
          const differences = compareReportOf(
            cells.map(({ a, b, t, low, high, band, se }) => compareCell(1, t, a, b, { low, high, se, band_low: band, band_high: band })),
          );
          const curves = passKtReportOf([
            passKtEntry(
              "a",
              cells.map(({ a, low, high, t }) => passKtCell(1, t, a, { low, high })),
            ),
          ]);
          readXml(svgText(drawDifferenceCurve(differenceCurve(differences, 1), widthPx, lightPalette)));
          readXml(svgText(drawHeatmaps(differenceHeatmap(differences), lightPalette, widthPx)));
          readXml(svgText(drawBudgetCurves(budgetCurves(curves, 1), widthPx, lightPalette)));
          readXml(svgText(drawHeatmaps(passKtHeatmaps(curves), lightPalette, widthPx)));
        },
      ),
      { numRuns: 60 },
    );
  });

  it("refuse to write a coordinate that is not a number", () => {
    expect(() => svgNode("line", { x1: Number.NaN })).toThrow(RangeError);
  });

  it("draw many entries as small multiples in one file", () => {
    const report = passKtReportOf(
      Array.from({ length: 7 }, (_, index) => passKtEntry(`c${index}`, [passKtCell(1, 2, 0.1), passKtCell(1, 4, index / 7)])),
    );
    const texts = readXml(svgText(drawBudgetCurves(budgetCurves(report, 1), 960, lightPalette)));
    expect(texts.filter((text) => /^c\d$/.test(text)).sort()).toEqual(["c0", "c1", "c2", "c3", "c4", "c5", "c6"]);
  });
});

describe("the light palette", () => {
  it("has the very colours of the page's light theme", () => {
    const tokens = readFileSync(new URL("../../../app/styles/tokens.css", import.meta.url), "utf8").split(/@media/)[0] ?? "";
    const page = new Map([...tokens.matchAll(/--([\w-]+):\s*(#[0-9a-fA-F]{6})\b/g)].map((match) => [match[1], match[2]?.toUpperCase()]));
    for (const [token, color] of Object.entries(LIGHT_COLORS)) expect([token, page.get(token)]).toEqual([token, color.toUpperCase()]);
  });

  it("mixes two colours by share", () => {
    expect(lightPalette.mix("bg", 0.5, "level-ink-high")).toBe("#86888c");
    expect(lightPalette.mix("rl", 1, "ink")).toBe("#c8500a");
  });
});
