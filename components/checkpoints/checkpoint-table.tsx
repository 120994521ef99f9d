import Link from "next/link";
import { EndpointStanding } from "@/components/endpoints/endpoint-standing";
import { endpointHost } from "@/components/endpoints/endpoint-words";
import { type Column, DataTable } from "@/components/ui/data-table";
import { MethodMark } from "@/components/ui/method-mark";
import { Section } from "@/components/ui/section";
import { formatCount } from "@/core/reports/format-number";
import { EditCheckpointButton } from "./edit-checkpoint-button";
import type { CheckpointRow } from "./lineage";

type CheckpointTableProps = { project: string; checkpoints: readonly CheckpointRow[]; mayEdit: boolean };

/** Every checkpoint with what is known of it. */
export function CheckpointTable({ project, checkpoints, mayEdit }: CheckpointTableProps) {
  const base = `/p/${project}/checkpoints`;
  const columns: Column<CheckpointRow>[] = [
    {
      key: "name",
      head: "Checkpoint",
      className: "run-name",
      cell: (row) => (
        <Link href={`${base}/${row.id}`}>
          <MethodMark method={row.method}>{row.name}</MethodMark>
        </Link>
      ),
    },
    { key: "method", head: "Method", cell: (row) => row.method },
    { key: "endpoint", head: "Endpoint", className: "endpoint", cell: (row) => <EndpointCell endpoint={row.endpoint} /> },
    { key: "family", head: "Family", cell: (row) => row.family ?? <Unsaid /> },
    { key: "step", head: "Step", numeric: true, cell: (row) => (row.step === null ? <Unsaid /> : formatCount(row.step)) },
    { key: "seed", head: "Training seed", numeric: true, cell: (row) => row.trainSeed ?? <Unsaid /> },
    {
      key: "parent",
      head: "Parent",
      cell: (row) => (row.parent ? <Link href={`${base}/${row.parent.id}`}>{row.parent.name}</Link> : <Unsaid />),
    },
    { key: "runs", head: "Runs", numeric: true, cell: (row) => formatCount(row.runs) },
  ];
  const editing: Column<CheckpointRow> = {
    key: "edit",
    head: <span className="sr">Edit</span>,
    numeric: true,
    cell: (row) => <EditCheckpointButton id={row.id} name={row.name} />,
  };
  return (
    <Section title="All checkpoints" className="mt-8">
      <DataTable caption="Checkpoints" rows={checkpoints} rowKey={(row) => row.id} columns={mayEdit ? [...columns, editing] : columns} />
    </Section>
  );
}

/** Where it answers and how fast; two lines, since addresses are long. */
function EndpointCell({ endpoint }: Pick<CheckpointRow, "endpoint">) {
  if (endpoint === null) return <span className="ink3">none</span>;
  return (
    <>
      {endpointHost(endpoint)} <span className="ink3">{endpoint.url === null ? null : endpoint.model}</span>
      <span className="t12 block">
        <EndpointStanding endpoint={endpoint} />
      </span>
    </>
  );
}

/** Nobody said it yet. */
function Unsaid() {
  return (
    <span className="ink3">
      <span aria-hidden="true">–</span>
      <span className="sr">not said</span>
    </span>
  );
}
