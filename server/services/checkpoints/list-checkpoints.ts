import type { Method } from "@/core/trajectory/method";
import { getDatabase } from "@/server/database/database";
import type { ProjectScope } from "@/server/scope";

export interface CheckpointRow {
  id: string;
  name: string;
  method: Method;
  family: string | null;
  step: number | null;
  trainSeed: number | null;
  parent: { id: string; name: string } | null;
  createdAt: Date;
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
} as const;

/** Every checkpoint of the project, by name. */
export async function listCheckpoints({ projectId }: ProjectScope<"checkpoint:read">): Promise<CheckpointRow[]> {
  const rows = await getDatabase().checkpoint.findMany({
    where: { projectId },
    select: { ...checkpointColumns, entries: { select: { runId: true } } },
    orderBy: { name: "asc" },
  });
  return rows.map(({ entries, ...row }) => ({ ...row, ...countUses(entries) }));
}

/** On how many entries of how many runs a checkpoint was evaluated. */
export function countUses(entries: readonly { runId: string }[]): { entries: number; runs: number } {
  return { entries: entries.length, runs: new Set(entries.map(({ runId }) => runId)).size };
}
