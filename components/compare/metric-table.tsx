import type { ReactNode } from "react";
import { NumbersTable } from "@/components/charts/numbers-table";
import type { DataTable } from "@/core/reports/charts/data-table";
import { MetricName } from "./metric-name";

interface MetricTableProps {
  table: DataTable;
  /** What stands in place of the first cell of the row at `index`. */
  headOf?: (index: number) => ReactNode;
}

/** Numbers whose heads lead to their help pages. */
export function MetricTable({ table, headOf }: MetricTableProps) {
  return <NumbersTable table={table} {...(headOf && { headOf })} columnHeadOf={(label) => <MetricName name={label} />} />;
}
