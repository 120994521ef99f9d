import Link from "next/link";
import { endpointHost, samplingTexts } from "@/components/endpoints/endpoint-words";
import { type Column, DataTable } from "@/components/ui/data-table";
import { MethodMark } from "@/components/ui/method-mark";
import { type SweepCheckpoint, samplingOf } from "@/core/sweep/sweep-spec";
import type { SweepManifest } from "./sweep-manifest";

interface CheckpointRow {
  checkpoint: SweepCheckpoint;
  endpoint: SweepManifest["endpoints"][number] | undefined;
  sampling: string[];
}

/** The checkpoints with their lineage and sampling as frozen, and where each answers today. */
export function SweepCheckpointTable({ project, manifest: { spec, endpoints } }: { project: string; manifest: SweepManifest }) {
  const rows = spec.checkpoints.map((checkpoint, index) => ({
    checkpoint,
    endpoint: endpoints[index],
    sampling: samplingTexts({ sampling: samplingOf(spec, checkpoint) }),
  }));
  const columns: Column<CheckpointRow>[] = [
    {
      key: "name",
      head: "Checkpoint",
      cell: ({ checkpoint: { id, name, method } }) => (
        <MethodMark method={method ?? "other"}>{id ? <Link href={`/p/${project}/checkpoints/${id}`}>{name}</Link> : name}</MethodMark>
      ),
    },
    { key: "lineage", head: "Lineage", cell: ({ checkpoint }) => lineageText(checkpoint) },
    { key: "model", head: "Model", cell: ({ checkpoint }) => <span className="mono">{checkpoint.model}</span> },
    { key: "sampling", head: "Sampling", cell: ({ sampling }) => (sampling.length === 0 ? "as the endpoint has it" : sampling.join(", ")) },
    { key: "place", head: "Answers today at", cell: ({ endpoint }) => placeText(endpoint) },
  ];
  return <DataTable caption="Checkpoints of the sweep" columns={columns} rows={rows} rowKey={({ checkpoint }) => checkpoint.name} />;
}

function lineageText({ method, family, step, parent, train_seed }: SweepCheckpoint): string {
  const facts = [
    method ?? "other",
    ...(family == null ? [] : [family]),
    ...(step == null ? [] : [`step ${step}`]),
    ...(parent == null ? [] : [`from ${parent}`]),
    ...(train_seed == null ? [] : [`training seed ${train_seed}`]),
  ];
  return facts.join(", ");
}

function placeText(endpoint: CheckpointRow["endpoint"]): string {
  if (endpoint === undefined || endpoint.place === "none") return "it has no endpoint any more";
  return endpointHost(endpoint);
}
