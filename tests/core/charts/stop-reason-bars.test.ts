import { describe, expect, it } from "vitest";
import { comparableGroups } from "@/core/reports/charts/comparable-groups";
import { readingColumns } from "@/core/reports/charts/data-table";
import { denominators, entryDenominators, sumDenominators } from "@/core/reports/charts/denominators";
import { robustnessTable } from "@/core/reports/charts/robustness-table";
import { stopReasonBars, stopReasonRows } from "@/core/reports/charts/stop-reason-bars";
import { passKtCell, passKtEntry, passKtReportOf } from "./hand-made";
import { LAB_RL } from "./lab-entries";

describe("stop reasons", () => {
  it("stand in their fixed order with what is missing last, as shares of what was asked", () => {
    const reasons = { endpoint_error: 10, turn_limit: 30, success: 50, failure: 10 };
    const [bar] = stopReasonBars([{ name: "a", method: "rl", rows: [{ t: 4, reasons }] }]).panels[0]?.bars ?? [];
    expect(bar?.segments.map(({ reason, share, missing }) => [reason, share, missing])).toEqual([
      ["success", 0.5, false],
      ["failure", 0.1, false],
      ["turn_limit", 0.3, false],
      ["endpoint_error", 0.1, true],
    ]);
    expect(bar?.asked).toBe(100);
  });

  it("sum the tallies of an entry by limit", () => {
    const rows = stopReasonRows(LAB_RL);
    expect(rows.map((row) => row.t)).toEqual([2, 3, 4, 6, 8, 12, 20]);
    for (const row of rows) expect(Object.values(row.reasons).reduce((sum, count) => sum + count, 0)).toBe(480);
    expect(rows.at(-1)?.reasons.endpoint_error).toBe(20);
  });

  it("give a row without episodes no share", () => {
    const model = stopReasonBars([{ name: "a", method: null, rows: [{ t: null, reasons: {} }] }]);
    expect(model.panels[0]?.bars[0]).toMatchObject({ asked: 0, segments: [], label: "all" });
    expect(model.title).toBe("No episodes yet");
  });
});

describe("denominators", () => {
  it("come before results: asked, counted, missing by cause, not graded, duplicates", () => {
    const model = denominators(entryDenominators(passKtEntry("a", [])));
    expect(model.items.map((item) => [item.kind, item.count])).toEqual([
      ["asked", 480],
      ["counted", 470],
      ["missing", 10],
      ["not_graded", 0],
      ["duplicates", 3],
    ]);
    expect(model.items[2]?.causes.map((cause) => cause.text)).toEqual(["endpoint_error 8", "cancelled 2"]);
    expect(model.items[1]?.text).toBe("counted (97.9 %)");
  });

  it("add up over entries and say nothing of a share when nothing was asked", () => {
    const part = { counted: 5, missing: { cancelled: 1 }, notGraded: 2, duplicates: 0 };
    expect(denominators(sumDenominators([part, part])).items[0]?.count).toBe(16);
    expect(denominators(sumDenominators([])).items[1]?.text).toBe("counted");
  });
});

describe("comparable groups", () => {
  it("never put two suites, modes or visibilities into one chart", () => {
    const cells = [passKtCell(1, 2, 0.5)];
    const report = passKtReportOf([
      passKtEntry("a", cells),
      passKtEntry("a", [passKtCell(1, 4, 0.5)], { suite: "gsm8k" }),
      passKtEntry("b", cells),
      passKtEntry("b", cells, { visibility: "hidden" }),
      passKtEntry("b", cells, { mode: "truncate" }),
    ]);
    const groups = comparableGroups(report);
    expect(groups.map((group) => group.indices)).toEqual([[0, 2], [1], [3], [4]]);
    expect(groups.map((group) => group.report.t)).toEqual([[2], [4], [2], [2]]);
    expect(groups[3]?.report.mode).toBe("truncate");
  });
});

describe("the table over the budgets", () => {
  it("has the worst budget and the largest distance to the best entry at the same T", () => {
    const report = passKtReportOf([
      passKtEntry("a", [passKtCell(1, 2, 0), passKtCell(1, 4, 1)]),
      passKtEntry("b", [passKtCell(1, 2, 0.5), passKtCell(1, 4, 0.9)]),
    ]);
    const table = robustnessTable(report);
    const texts = table.rows.map((row) => readingColumns(table).map(({ index }) => row[index]?.text));
    expect(texts).toEqual([
      ["a", "50.0 [40.0, 60.0]", "0.0 [0.0, 10.0] at T = 2", "50.0 at T = 2"],
      ["b", "50.0 [40.0, 60.0]", "50.0 [40.0, 60.0] at T = 2", "10.0 at T = 4"],
    ]);
  });

  it("has no area where fewer than two T can be estimated, and says why", () => {
    const cell = robustnessTable(passKtReportOf([passKtEntry("a", [passKtCell(1, 2, null)], { aubc: null })])).rows[0];
    expect(cell?.[1]).toMatchObject({ text: "–", value: null, reason: "Needs two or more T that can all be estimated." });
    expect(cell?.[5]).toMatchObject({ text: "–", value: null, reason: "No T can be estimated." });
  });
});
