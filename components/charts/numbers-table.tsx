import type { ReactNode } from "react";
import { Absent } from "@/components/ui/absent";
import { DataTable as RecordTable } from "@/components/ui/data-table";
import { type DataCell, type DataTable, readingColumns } from "@/core/reports/charts/data-table";
import { NO_NUMBER } from "@/core/reports/format-number";
import { DownloadMenu } from "./download-menu";

type NumberedRow = { id: string; cells: readonly DataCell[] };

type NumbersTableProps = {
  table: DataTable;
  captionShown?: boolean;
  /** What stands in place of the first cell of the row at `index`: its mark beside its name. */
  headOf?: (index: number) => ReactNode;
  /** What stands in place of a column's name. */
  columnHeadOf?: (label: string) => ReactNode;
  /** Name of the files that a table without a figure offers; its caption stands beside them. */
  fileName?: string;
};

/** The numbers of a figure as a table; a missing number is an en dash that tells why. Columns that are empty throughout are left out. */
export function NumbersTable({ table, captionShown = false, headOf, columnHeadOf, fileName }: NumbersTableProps) {
  const rows = table.rows.map((cells, index): NumberedRow => ({ id: String(index), cells }));
  const columns = readingColumns(table).map(({ label, numeric, index }) => ({
    key: String(index),
    head: columnHeadOf ? columnHeadOf(label) : label,
    numeric,
    cell: (row: NumberedRow) => (index === 0 && headOf ? headOf(Number(row.id)) : <NumbersCell cell={row.cells[index]} />),
  }));
  const titled = fileName !== undefined;
  return (
    <>
      {titled ? (
        <div className="head">
          <h4>{table.caption}</h4>
          <DownloadMenu name={fileName} table={table} />
        </div>
      ) : null}
      <RecordTable caption={table.caption} captionShown={captionShown && !titled} columns={columns} rows={rows} rowKey={(row) => row.id} />
    </>
  );
}

/** A dash stands for the number, or at the end of its text for its interval. */
function NumbersCell({ cell }: { cell: DataCell | undefined }) {
  if (!cell) return "";
  const { text, reason } = cell;
  if (reason === null || !text.endsWith(NO_NUMBER)) return text;
  return (
    <>
      {text.slice(0, -NO_NUMBER.length)}
      <Absent reason={reason} />
    </>
  );
}
