import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dataTableCsv, numberCell, numberColumn, textCell, textColumn } from "@/core/reports/charts/data-table";
import { visibleTicks } from "@/core/reports/charts/end-labels";
import { shortLabels } from "@/core/reports/charts/entry-labels";
import { plotFrame, turnX } from "@/core/reports/charts/plot-frame";
import { spreadLabels } from "@/core/reports/charts/spread-labels";
import { fitText, textWidthPx } from "@/core/reports/charts/text-width";
import { turnAxis } from "@/core/reports/charts/turn-axis";
import { pointsAxis, valueShare } from "@/core/reports/charts/value-axis";

describe("labels at line ends", () => {
  it("keep their gap, their order and the plot's bounds wherever they want to stand", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 14, max: 306, noNaN: true }), { maxLength: 12 }), (places) => {
        const spread = spreadLabels(places, 17, 14, 306);
        const order = places
          .map((place, index) => ({ place, at: spread[index] ?? Number.NaN }))
          .sort((a, b) => a.place - b.place || a.at - b.at);
        for (const { at } of order) expect(at).toBeGreaterThanOrEqual(14 - 1e-6);
        for (const { at } of order) expect(at).toBeLessThanOrEqual(306 + 1e-6);
        for (let index = 1; index < order.length; index += 1) {
          expect((order[index]?.at ?? 0) - (order[index - 1]?.at ?? 0)).toBeGreaterThanOrEqual(17 - 1e-6);
        }
      }),
    );
  });

  it("stay where they are when nothing is near, and close up evenly when there is no room", () => {
    expect(spreadLabels([50, 100, 200], 17, 0, 300)).toEqual([50, 100, 200]);
    expect(spreadLabels([5, 5, 5], 17, 0, 20)).toEqual([0, 10, 20]);
  });

  it("share no beginning with their neighbours, cut only at a separator", () => {
    expect(shortLabels(["rl-step-100", "rl-step-200"])).toEqual(["100", "200"]);
    expect(shortLabels(["lab-rl", "lab-rl-2"])).toEqual(["rl", "rl-2"]);
    expect(shortLabels(["alpha", "beta"])).toEqual(["alpha", "beta"]);
    expect(shortLabels(["only-one"])).toEqual(["only-one"]);
    expect(shortLabels(["a-", "a-b"])).toEqual(["a-", "a-b"]);
  });

  it("are cut with an ellipsis when too long", () => {
    expect(fitText("short", 100)).toBe("short");
    const cut = fitText("a-very-long-checkpoint-name", 80);
    expect(cut.endsWith("…")).toBe(true);
    expect(textWidthPx(cut)).toBeLessThanOrEqual(80);
  });
});

describe("the T axis", () => {
  it("is logarithmic, positive and never empty", () => {
    expect(turnAxis([8, 2, 2, 4])).toEqual({
      domain: [2, 8],
      ticks: [2, 4, 8].map((t) => ({ t, label: String(t) })),
      caption: "turn budget T, log scale",
    });
    expect(turnAxis([4]).domain).toEqual([2, 8]);
    expect(turnAxis([]).domain).toEqual([0.5, 2]);
    expect(turnAxis([1], "tool_call").caption).toBe("budget T in tool calls, log scale");
  });

  it("refuses a budget that a log axis can't show", () => {
    expect(() => turnAxis([0, 2])).toThrow(RangeError);
    expect(() => turnAxis([Number.NaN])).toThrow(RangeError);
  });

  it("puts doublings at equal steps", () => {
    const axis = turnAxis([2, 4, 8]);
    const frame = plotFrame("budget", 960, 100);
    const [a = 0, b = 0, c = 0] = [2, 4, 8].map((t) => turnX(frame, axis, t));
    expect(b - a).toBeCloseTo(c - b, 9);
  });

  it("drops labels that collide, but never the ends", () => {
    const axis = turnAxis(Array.from({ length: 30 }, (_, index) => index + 1));
    const frame = plotFrame("budget", 358, 60);
    const shown = visibleTicks(axis.ticks, (t) => turnX(frame, axis, t));
    expect(shown[0]?.t).toBe(1);
    expect(shown.at(-1)?.t).toBe(30);
    for (let index = 1; index < shown.length; index += 1) {
      const gap = turnX(frame, axis, shown[index]?.t ?? 1) - turnX(frame, axis, shown[index - 1]?.t ?? 1);
      expect(gap).toBeGreaterThan(12);
    }
  });
});

describe("the axis of differences", () => {
  it("is symmetric, holds every value and has a tick at zero", () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.double({ min: -1, max: 1, noNaN: true })), { maxLength: 8 }), (values) => {
        const axis = pointsAxis(values);
        expect(axis.domain[0]).toBe(-axis.domain[1]);
        const shares = values.filter((value) => value !== null).map((value) => valueShare(axis, value));
        for (const share of shares) expect(Math.abs(share - 0.5)).toBeLessThanOrEqual(0.5 + 1e-9);
        expect(axis.ticks.some((tick) => tick.label === "0")).toBe(true);
      }),
    );
  });
});

describe("a table as a file", () => {
  it("quotes what has to be quoted, empties what is missing and disarms formulas", () => {
    const table = {
      caption: "",
      columns: [textColumn("Name"), numberColumn("x, y")],
      rows: [
        [textCell('a "b"'), numberCell(-0.25, String)],
        [textCell("=SUM(A1)"), numberCell(null, String, "why")],
      ],
    };
    expect(dataTableCsv(table)).toBe('Name,"x, y"\r\n"a ""b""",-0.25\r\n\'=SUM(A1),\r\n');
  });
});
