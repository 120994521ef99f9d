import { NO_NUMBER } from "../format-number";

/** A cell as it is shown (`text`), with full precision (`value`, for copies), and why it is empty. */
export type DataCell = { text: string; value: string | number | null; reason: string | null };

/** `only`: a column for readers (an interval in brackets) or for files (its two ends), absent = both. */
export type DataColumn = { label: string; numeric: boolean; only?: "reading" | "file" };

/** The numbers of a figure as a real table: the Data view, the CSV file and the tables of the printed report. */
export type DataTable = { caption: string; columns: DataColumn[]; rows: DataCell[][] };

/** A cell of words. */
export function textCell(text: string): DataCell {
  return { text, value: text, reason: null };
}

/** A cell of one number; missing stays missing and says why. */
export function numberCell(value: number | null, format: (value: number) => string, reason: string | null = null): DataCell {
  return value === null ? { text: NO_NUMBER, value: null, reason } : { text: format(value), value, reason: null };
}

/** A heading of words. */
export function textColumn(label: string): DataColumn {
  return { label, numeric: false };
}

/** A heading of numbers, set to the right. */
export function numberColumn(label: string): DataColumn {
  return { label, numeric: true };
}

/** The column as one that only readers or only files get. */
export function onlyFor(only: "reading" | "file", column: DataColumn): DataColumn {
  return { ...column, only };
}

/** The columns that a reader gets, with their places in the rows: none that is empty throughout. */
export function readingColumns(table: DataTable): (DataColumn & { index: number })[] {
  const says = (cell: DataCell | undefined): boolean =>
    cell !== undefined && (cell.value === null ? cell.reason !== null : cell.text !== "");
  return table.columns
    .map((column, index) => ({ ...column, index }))
    .filter(({ only, index }) => only !== "file" && table.rows.some((row) => says(row[index])));
}

/** The columns that a file gets, with their places in the rows. */
export function fileColumns(table: DataTable): (DataColumn & { index: number })[] {
  return table.columns.map((column, index) => ({ ...column, index })).filter(({ only }) => only !== "reading");
}

/** The table as CSV (RFC 4180, CRLF) with unrounded numbers; a missing number is an empty field. */
export function dataTableCsv(table: DataTable): string {
  const columns = fileColumns(table);
  const lines = [
    columns.map((column) => csvField(column.label)),
    ...table.rows.map((row) => columns.map(({ index }) => csvField(row[index]?.value ?? null))),
  ];
  return lines.map((fields) => `${fields.join(",")}\r\n`).join("");
}

// A leading = + - @ would run as a formula in a spreadsheet; numbers are exempt.
function csvField(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const safe = /^[=+\-@\t]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
