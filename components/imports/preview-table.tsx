import { type Column, DataTable } from "@/components/ui/data-table";
import { Section } from "@/components/ui/section";
import type { ImportDetail } from "./import-view";

type PreviewRow = NonNullable<ImportDetail["findings"]>["preview"][number];

const COLUMNS: readonly Column<PreviewRow>[] = [
  { key: "task", head: "Task", cell: (row) => row.taskId },
  { key: "sample", head: "Sample", numeric: true, cell: (row) => row.sample },
  { key: "checkpoint", head: "Checkpoint", cell: (row) => row.checkpoint },
  { key: "suite", head: "Suite", cell: (row) => row.suite },
  { key: "budget", head: "Budget", cell: budgetWords },
  { key: "outcome", head: "Outcome", cell: outcomeWords },
  { key: "turns", head: "Turns", numeric: true, cell: (row) => row.turnsUsed ?? "–" },
  { key: "stop", head: "Stopped by", cell: (row) => <span className="mono">{row.stopReason}</span> },
];

/** The first ten episodes as they would be stored. */
export function PreviewTable({ rows }: { rows: readonly PreviewRow[] }) {
  return (
    <Section title={rows.length === 1 ? "The first episode" : `The first ${rows.length} episodes`} className="mt-8">
      <DataTable
        caption="Preview of episodes as they would be stored"
        rows={rows}
        rowKey={(row) => JSON.stringify([row.checkpoint, row.suite, row.taskId, row.limit, row.visibility, row.unit, row.sample])}
        columns={COLUMNS}
      />
    </Section>
  );
}

function budgetWords({ limit, unit, visibility }: PreviewRow): string {
  const size = limit === null ? "limit unknown" : `T = ${limit}`;
  return `${size}, ${unit.replaceAll("_", " ")}, ${visibility}`;
}

function outcomeWords({ success, successTurn }: PreviewRow): string {
  if (success === null) return "not graded";
  if (!success) return "failure";
  return successTurn === null ? "success" : `success at ${successTurn}`;
}
