import { type DataTable, readingColumns } from "@/core/reports/charts/data-table";

/** What a first look doesn't need: it stands behind "More columns". */
const ON_DEMAND = ["pointwise", "better /", "McNemar", "p Holm", "p Benjamini", "sign test", "error of"] as const;

function isOnDemand(label: string): boolean {
  return label === "p" || ON_DEMAND.some((start) => label.startsWith(start));
}

/** Tables of the same rows side by side, for readers: first what everybody reads, then, if asked for, the rest. Equal heads stand once. */
export function metricColumns(tables: readonly DataTable[], all: boolean): DataTable {
  const found = tables.flatMap((table) => readingColumns(table).map((column) => ({ ...column, table })));
  const once = found.filter(({ label }, place) => found.findIndex((other) => other.label === label) === place);
  const chosen = [...once.filter(({ label }) => !isOnDemand(label)), ...once.filter(({ label }) => all && isOnDemand(label))];
  const [first] = tables;
  return {
    caption: first?.caption ?? "",
    columns: chosen.map(({ label, numeric }) => ({ label, numeric })),
    rows: (first?.rows ?? []).map((_, row) =>
      chosen.map(({ table, index }) => table.rows[row]?.[index] ?? { text: "", value: "", reason: null }),
    ),
  };
}
