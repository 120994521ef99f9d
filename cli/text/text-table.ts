import { type DataTable, readingColumns } from "@/core/reports/charts/data-table";

const GAP = "  ";

export interface TextColumn {
  readonly label: string;
  readonly numeric: boolean;
}

/** Rows set in columns for a terminal, numbers to the right; the heading stands over a rule. */
export function textTable(columns: readonly TextColumn[], rows: readonly (readonly string[])[]): string[] {
  const widths = columns.map(({ label }, index) => Math.max(...[label, ...rows.map((row) => row[index] ?? "")].map((text) => text.length)));
  const layOut = (cells: readonly string[]): string =>
    columns
      .map(({ numeric }, index) => {
        const text = cells[index] ?? "";
        return numeric ? text.padStart(widths[index] ?? 0) : text.padEnd(widths[index] ?? 0);
      })
      .join(GAP)
      .trimEnd();
  return [layOut(columns.map(({ label }) => label)), widths.map((width) => "─".repeat(width)).join(GAP), ...rows.map(layOut)];
}

/** The table of a figure for a terminal: the columns that readers get. */
export function dataTableText(table: DataTable): string[] {
  const columns = readingColumns(table);
  return textTable(
    columns,
    table.rows.map((row) => columns.map(({ index }) => row[index]?.text ?? "")),
  );
}

/** Lines set in from the left. */
export function indent(lines: readonly string[]): string[] {
  return lines.map((line) => (line === "" ? "" : `  ${line}`));
}
