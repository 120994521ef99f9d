import { describe, expect, it } from "vitest";
import { metricColumns } from "@/components/compare/metric-columns";
import { metricHelp } from "@/components/compare/metric-help";
import { compareDetailsTable } from "@/core/reports/charts/compare-details-table";
import { compareTable } from "@/core/reports/charts/compare-table";
import { dataTableCsv } from "@/core/reports/charts/data-table";
import { compareCell, compareReportOf } from "../../core/charts/hand-made";

const REPORT = compareReportOf([
  compareCell(1, 2, 0.5, 0.48, {
    equivalence: { margin: 0.05, level: 0.9, low: -0.01, high: 0.04, shown: true },
    error_parts: { tasks: 0.021, rerun: 0.013 },
  }),
  compareCell(1, 4, null, null),
]);
const TABLES = [compareTable(REPORT), compareDetailsTable(REPORT)];
const labelsOf = (all: boolean) => metricColumns(TABLES, all).columns.map(({ label }) => label);

describe("the numbers of a comparison on the page", () => {
  it("are few at first, each head once, with equivalence where a margin was named", () => {
    expect(labelsOf(false)).toEqual([
      "T",
      "lab-rl",
      "lab-sft",
      "Difference",
      "simultaneous 95 %",
      "detectable",
      "p adjusted",
      "Verdict",
      "equivalence ±5.0, 90 %",
    ]);
  });

  it("gain the other tests and the error parts to the right, moving nothing", () => {
    const all = labelsOf(true);
    expect(all.slice(0, labelsOf(false).length)).toEqual(labelsOf(false));
    expect(all.slice(labelsOf(false).length)).toEqual([
      "pointwise 95 %",
      "better / worse / tied",
      "p",
      "p Holm",
      "p Benjamini-Hochberg",
      "sign test p",
      "error of other tasks",
      "error of a re-run",
    ]);
  });

  it("keep their rows, and say why one is missing", () => {
    const { columns, rows } = metricColumns(TABLES, true);
    const at = (row: number, label: string) => rows[row]?.[columns.findIndex((column) => column.label === label)];
    expect(at(0, "equivalence ±5.0, 90 %")?.text).toBe("[−1.0, +4.0] inside");
    expect(at(0, "error of other tasks")?.text).toBe("±2.1");
    expect(at(0, "sign test p")?.text).toBe("0.100");
    expect(at(1, "p Holm")).toEqual({ text: "–", value: null, reason: "12 tasks lack an episode" });
  });

  it("lead to a help page wherever a metric's name stands", () => {
    const unexplained = labelsOf(true).filter((label) => metricHelp(label) === null);
    expect(unexplained).toEqual(["T", "lab-rl", "lab-sft"]);
  });

  it("stand in the CSV file with equivalence and error parts unrounded, behind what was there before", () => {
    const [head, first] = dataTableCsv(compareTable(REPORT)).split("\r\n");
    expect(head).toMatch(/,Reason,equivalence low,equivalence high,equivalent,standard error of other tasks,standard error of a re-run$/);
    expect(first).toMatch(/,-0\.01,0\.04,true,0\.021,0\.013$/);
  });
});
