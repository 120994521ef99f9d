import Link from "next/link";
import { suiteWords } from "@/components/runs-list/suite-words";
import { Absent } from "@/components/ui/absent";
import { Chip } from "@/components/ui/chip";
import { type Column, DataTable } from "@/components/ui/data-table";
import { DateTime } from "@/components/ui/date-time";
import { formatCount, formatInterval, formatPercent } from "@/core/reports/format-number";
import type { RouterOutputs } from "@/server/api/root";

type Evaluation = RouterOutputs["checkpoints"]["get"]["entryList"][number];

/** Where a checkpoint was evaluated, newest run first, with Pass@1 at the largest budget. */
export function EvaluationTable({ project, entries }: { project: string; entries: readonly Evaluation[] }) {
  if (entries.length === 0) return <p className="ink2">Nowhere yet. Launch a sweep over it, or import its episodes.</p>;
  const columns: Column<Evaluation>[] = [
    {
      key: "run",
      head: "Run",
      className: "run-name",
      cell: (row) => <Link href={`/p/${project}/runs/${row.run.id}`}>{row.run.name}</Link>,
    },
    { key: "suite", head: "Suite", cell: (row) => suiteWords(row.suite) },
    { key: "budget", head: "Budget", cell: (row) => <Chip>{row.visibility}</Chip> },
    { key: "unit", head: "Unit", cell: (row) => row.unit.replaceAll("_", " ") },
    { key: "pass", head: "Pass@1, %", numeric: true, cell: passAt1 },
    { key: "t", head: "at T", numeric: true, cell: (row) => row.passAt1?.t ?? "–" },
    { key: "tasks", head: "Tasks", numeric: true, cell: (row) => formatCount(row.tasks) },
    { key: "episodes", head: "Episodes", numeric: true, cell: (row) => formatCount(row.episodes) },
    { key: "when", head: "When", numeric: true, cell: (row) => <DateTime value={row.run.createdAt} dateOnly /> },
    {
      key: "compare",
      head: <span className="sr">Compare</span>,
      numeric: true,
      cell: (row) => <Link href={`/p/${project}/compare?a=${row.id}`}>Compare</Link>,
    },
  ];
  return <DataTable caption="Evaluations" rows={entries} rowKey={(row) => row.id} columns={columns} />;
}

function passAt1({ passAt1: estimate }: Evaluation) {
  if (estimate === null) return <Absent reason="The entry has no budget to read it at." />;
  if (estimate.value === null) return <Absent reason={estimate.reason ?? "It can't be estimated."} />;
  return (
    <>
      {formatPercent(estimate.value)} <span className="iv">{formatInterval(estimate.low, estimate.high)}</span>
    </>
  );
}
