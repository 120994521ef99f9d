import type { BudgetUnit, BudgetVisibility } from "@/core/trajectory/budget";
import { notBuilt } from "@/server/not-built";
import type { ProjectScope } from "@/server/scope";
import type { CheckpointRow } from "./list-checkpoints";

export interface CheckpointEntry {
  id: string;
  run: { id: string; name: string; createdAt: Date };
  suite: { name: string; version: string; split: string };
  visibility: BudgetVisibility;
  unit: BudgetUnit;
  tasks: number;
  episodes: number;
  /** Pass@1 at the largest T of the entry's default mode; null (with a reason) where it can't be estimated. */
  passAt1: { t: number; value: number | null; low: number | null; high: number | null; reason: string | null } | null;
}

export interface CheckpointDetail extends CheckpointRow {
  children: { id: string; name: string }[];
  entryList: CheckpointEntry[];
}

/** A checkpoint with its lineage and everything that it was evaluated on, newest run first. */
export async function getCheckpoint(_scope: ProjectScope<"checkpoint:read">, _id: string): Promise<CheckpointDetail> {
  return notBuilt();
}
