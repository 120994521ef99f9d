import { type DataTable, dataTableCsv, fileColumns } from "./data-table";
import { dataTableLatex, dataTablePgf } from "./data-table-latex";

/** A table of a report under the name that its files get. */
export interface NamedTable {
  readonly name: string;
  readonly table: DataTable;
}

/** One file of a table. */
export interface TableFile {
  /** Its format in a few words. */
  readonly title: string;
  readonly name: string;
  readonly content: string;
  readonly mediaType: string;
}

/** The table as CSV, JSON, LaTeX (booktabs) and PGFPlots data: the same unrounded numbers in all but the LaTeX table, which is for reading. */
export function tableFiles({ name, table }: NamedTable): TableFile[] {
  return [
    { title: "CSV", name: `${name}.csv`, content: dataTableCsv(table), mediaType: "text/csv" },
    { title: "JSON", name: `${name}.json`, content: dataTableJson(table), mediaType: "application/json" },
    { title: "LaTeX table", name: `${name}.tex`, content: dataTableLatex(table), mediaType: "application/x-tex" },
    { title: "PGFPlots data", name: `${name}.dat`, content: dataTablePgf(table), mediaType: "text/plain" },
  ];
}

/** The table as JSON: one object a row, keyed by the headings; a missing number is null. */
function dataTableJson(table: DataTable): string {
  const columns = fileColumns(table);
  const rows = table.rows.map((row) => Object.fromEntries(columns.map(({ label, index }) => [label, row[index]?.value ?? null])));
  return `${JSON.stringify({ caption: table.caption, rows }, null, 2)}\n`;
}
