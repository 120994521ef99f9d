import type { Method } from "@/core/trajectory/method";
import { notBuilt } from "@/server/not-built";
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

/** Every checkpoint of the project, by name. */
export async function listCheckpoints(_scope: ProjectScope<"checkpoint:read">): Promise<CheckpointRow[]> {
  return notBuilt();
}
