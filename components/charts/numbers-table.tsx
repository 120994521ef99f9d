import type { ReactNode } from "react";
import { Absent } from "@/components/ui/absent";
import { DataTable as RecordTable } from "@/components/ui/data-table";
import { type DataCell, type DataTable, readingColumns } from "@/core/reports/charts/data-table";

type NumberedRow = { id: string; cells: readonly DataCell[] };

type NumbersTableProps = {
  table: DataTable;
  captionShown?: boolean;
  /** What stands in place of the first cell of the row at `index`: its mark beside its name. */
  headOf?: (index: number) => ReactNode;
};

/** The numbers of a figure as a table; a missing number is an en dash that tells why. Columns that are empty throughout are left out. */
export function NumbersTable({ table, captionShown = false, headOf }: NumbersTableProps) {
  const rows = table.rows.map((cells, index): NumberedRow => ({ id: String(index), cells }));
  const columns = readingColumns(table).map(({ label, numeric, index }) => ({
    key: String(index),
    head: label,
    numeric,
    cell: (row: NumberedRow) => (index === 0 && headOf ? headOf(Number(row.id)) : <NumbersCell cell={row.cells[index]} />),
  }));
  return <RecordTable caption={table.caption} captionShown={captionShown} columns={columns} rows={rows} rowKey={(row) => row.id} />;
}

function NumbersCell({ cell }: { cell: DataCell | undefined }) {
  if (cell?.value === null && cell.reason !== null) return <Absent reason={cell.reason} />;
  return cell?.text ?? "";
}
