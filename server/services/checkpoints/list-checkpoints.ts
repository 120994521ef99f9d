import type { Method } from "@/core/trajectory/method";
import type { Prisma } from "@/server/database/client/client";
import { getDatabase } from "@/server/database/database";
import type { ProjectScope } from "@/server/scope";
import { type EndpointView, endpointColumns, toEndpointView } from "../endpoints/endpoint-view";

export interface CheckpointRow {
  id: string;
  name: string;
  method: Method;
  family: string | null;
  step: number | null;
  trainSeed: number | null;
  parent: { id: string; name: string } | null;
  createdAt: Date;
  /** Where it answers; null for one that is known from imports alone. */
  endpoint: EndpointView | null;
  entries: number;
  runs: number;
}

export const checkpointColumns = {
  id: true,
  name: true,
  method: true,
  family: true,
  step: true,
  trainSeed: true,
  parent: { select: { id: true, name: true } },
  createdAt: true,
  endpoint: { select: endpointColumns },
  entries: { select: { runId: true } },
} as const;

/** Every checkpoint of the project, by name. */
export async function listCheckpoints({ projectId }: ProjectScope<"checkpoint:read">): Promise<CheckpointRow[]> {
  const rows = await getDatabase().checkpoint.findMany({ where: { projectId }, select: checkpointColumns, orderBy: { name: "asc" } });
  return rows.map(toCheckpointRow);
}

/** A row as people see it, with the number of entries and runs that it was evaluated in. */
export function toCheckpointRow({
  entries,
  endpoint,
  ...row
}: Prisma.CheckpointGetPayload<{ select: typeof checkpointColumns }>): CheckpointRow {
  return {
    ...row,
    endpoint: endpoint === null ? null : toEndpointView(endpoint),
    entries: entries.length,
    runs: new Set(entries.map(({ runId }) => runId)).size,
  };
}
