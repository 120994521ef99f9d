import { describe, expect, it } from "vitest";
import { type DataTable, numberCell, numberColumn, onlyFor, textCell, textColumn } from "@/core/reports/charts/data-table";
import { compareTables, passKtTables } from "@/core/reports/charts/report-tables";
import { tableFiles } from "@/core/reports/charts/table-files";
import { compareReport, compareTasks } from "@/core/reports/compare";
import { formatPercent } from "@/core/reports/format-number";
import { passKtReport } from "@/core/reports/pass-kt";
import { CompareOptions, PassKtOptions } from "@/core/reports/report-options";
import { LAB_RL } from "./lab-entries";

const table: DataTable = {
  caption: "A & B, 50 %",
  columns: [
    textColumn("Name"),
    numberColumn("T"),
    numberColumn("rate, %"),
    onlyFor("reading", numberColumn("95 %")),
    onlyFor("file", numberColumn("low")),
  ],
  rows: [
    [textCell("rl_1 {x}"), numberCell(2, String), numberCell(1 / 3, formatPercent), textCell("[−1.0, 2.0]"), numberCell(-0.01, String)],
    [textCell("sft"), numberCell(4, String), numberCell(null, formatPercent, "n < 2"), textCell("–"), numberCell(null, String)],
  ],
};
const fileOf = (name: string) => tableFiles({ name: "cells", table }).find((file) => file.name === name)?.content ?? "";

describe("a table as files", () => {
  it("has the unrounded numbers in CSV, JSON and PGFPlots data, nothing where one is missing", () => {
    expect(fileOf("cells.csv")).toBe('Name,T,"rate, %",low\r\nrl_1 {x},2,0.3333333333333333,-0.01\r\nsft,4,,\r\n');
    expect(JSON.parse(fileOf("cells.json"))).toEqual({
      caption: "A & B, 50 %",
      rows: [
        { Name: "rl_1 {x}", T: 2, "rate, %": 1 / 3, low: -0.01 },
        { Name: "sft", T: 4, "rate, %": null, low: null },
      ],
    });
    expect(fileOf("cells.dat")).toBe("Name\tT\trate\tlow\n{rl_1 x}\t2\t0.3333333333333333\t-0.01\n{sft}\t4\tnan\tnan\n");
  });

  it("is a booktabs table with what readers see, escaped", () => {
    expect(fileOf("cells.tex").split("\n")).toEqual([
      "\\begin{table}",
      "\\centering",
      "\\caption{A \\& B, 50 \\%}",
      "\\begin{tabular}{lrrr}",
      "\\toprule",
      "Name & T & rate, \\% & 95 \\% \\\\",
      "\\midrule",
      "rl\\_1 \\{x\\} & 2 & 33.3 & [$-$1.0, 2.0] \\\\",
      "sft & 4 & -- & -- \\\\",
      "\\bottomrule",
      "\\end{tabular}",
      "\\end{table}",
      "",
    ]);
  });
});

describe("the tables of a report", () => {
  const passKt = passKtReport([LAB_RL], PassKtOptions.parse({}));
  const other = { ...LAB_RL, key: { ...LAB_RL.key, checkpoint: "b & c" } };
  const compared = compareReport(LAB_RL, other, CompareOptions.parse({ k: [1] }));
  const tasks = compareTasks(LAB_RL, other, { k: 1, t: 12, errors: "exclude" });

  it("have files of names that are told apart, with as many fields in every line", () => {
    for (const tables of [passKtTables(passKt), compareTables(compared, tasks)]) {
      const files = tables.flatMap(tableFiles);
      expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
      for (const { content, name } of files.filter((file) => file.name.endsWith(".dat"))) {
        const widths = new Set(
          content
            .trimEnd()
            .split("\n")
            .map((line) => line.split("\t").length),
        );
        expect(widths.size, name).toBe(1);
      }
      for (const { content, name } of files) expect(content, name).not.toMatch(/undefined|\[object/);
    }
  });

  it("have every task with Fisher's p", () => {
    const rows = compareTables(compared, tasks).find(({ name }) => name === "tasks")?.table.rows;
    expect(rows).toHaveLength(60);
    expect(rows?.every((row) => row.at(-1)?.value === 1)).toBe(true);
  });
});
