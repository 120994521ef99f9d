import type { CompareCell, CompareReport } from "../compare-report";
import { type CompareMethods, type CompareSide, compareSides, UNKNOWN_METHODS } from "./compare-sides";
import { type DataTable, numberCell, numberColumn } from "./data-table";
import { cellsOfK } from "./difference-curve";
import type { FigureWords } from "./figure-words";
import { countText } from "./report-words";

/** The tasks at one T, parted by who solves them. */
export type SolvedRow = { t: number; both: number; onlyA: number; onlyB: number; neither: number; label: string };
export type WhoSolvesWhat = FigureWords & { a: CompareSide; b: CompareSide; rows: SolvedRow[]; table: DataTable };

/**
 * Who solves what where every task has one episode a side: bars of both, only A, only B, neither, one a T. Null where tasks have more
 * episodes (the report then has no McNemar p) – the per-task scatter tells those.
 */
export function whoSolvesWhat(report: CompareReport, methods: CompareMethods = UNKNOWN_METHODS): WhoSolvesWhat | null {
  const { a, b } = compareSides(report, methods);
  const rows = cellsOfK(report, 1).flatMap((cell) => solvedRow(cell, a.name, b.name));
  const last = rows.at(-1);
  if (!last) return null;
  const tasks = last.both + last.onlyA + last.onlyB + last.neither;
  return {
    title: `At T = ${last.t}, ${a.name} alone solves ${countText(last.onlyA, "task")}, ${b.name} alone ${last.onlyB}`,
    subtitle: `${countText(tasks, "task")} by budget T. Numbers: both · only ${a.name} · only ${b.name} · neither`,
    description: `At T = ${last.t}: ${last.label}`,
    footer: null,
    a,
    b,
    rows,
    table: {
      caption: "Tasks by who solves them",
      columns: ["T", "both", `only ${a.name}`, `only ${b.name}`, "neither"].map(numberColumn),
      rows: rows.map((row) => [row.t, row.both, row.onlyA, row.onlyB, row.neither].map((value) => numberCell(value, String))),
    },
  };
}

function solvedRow(cell: CompareCell, a: string, b: string): SolvedRow[] {
  const { improved, worse, tied } = cell;
  if (cell.mcnemar_p === null || cell.a === null) return [];
  const tasks = improved + worse + tied;
  const both = Math.round(cell.a * tasks) - improved;
  const neither = tied - both;
  const label = `both ${both}, only ${a} ${improved}, only ${b} ${worse}, neither ${neither}`;
  return [{ t: cell.t, both, onlyA: improved, onlyB: worse, neither, label }];
}
