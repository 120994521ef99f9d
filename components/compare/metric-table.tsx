import type { ReactNode } from "react";
import { Absent } from "@/components/ui/absent";
import { DataTable as RecordTable } from "@/components/ui/data-table";
import type { DataCell, DataTable } from "@/core/reports/charts/data-table";
import { MetricName } from "./metric-name";

type MetricRow = { id: string; cells: readonly DataCell[] };

interface MetricTableProps {
  /** Every column of it is shown. */
  table: DataTable;
  /** What stands in place of the first cell of the row at `index`. */
  headOf?: (index: number) => ReactNode;
}

/** Numbers whose heads lead to their help pages; a missing number is an en dash that tells why. */
export function MetricTable({ table, headOf }: MetricTableProps) {
  const rows = table.rows.map((cells, index): MetricRow => ({ id: String(index), cells }));
  const columns = table.columns.map(({ label, numeric }, index) => ({
    key: String(index),
    head: <MetricName name={label} />,
    numeric,
    cell: (row: MetricRow) => (index === 0 && headOf ? headOf(Number(row.id)) : <MetricCell cell={row.cells[index]} />),
  }));
  return <RecordTable caption={table.caption} columns={columns} rows={rows} rowKey={(row) => row.id} />;
}

function MetricCell({ cell }: { cell: DataCell | undefined }) {
  if (cell?.value === null && cell.reason !== null) return <Absent reason={cell.reason} />;
  return cell?.text ?? "";
}
