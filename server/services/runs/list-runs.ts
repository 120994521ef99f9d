import { z } from "zod";
import type { Method } from "@/core/trajectory/method";
import { notBuilt } from "@/server/not-built";
import type { ProjectScope } from "@/server/scope";
import { RunKindName, RunStatusName } from "./run-status";
import type { RunTotals } from "./run-totals";

export const RunFilter = z.object({
  cursor: z.string().max(100).nullish(),
  limit: z.int().min(1).max(100).default(50),
  kind: RunKindName.optional(),
  status: RunStatusName.optional(),
  /** Part of the run's, a checkpoint's or a suite's name. */
  query: z.string().trim().max(200).optional(),
});
export type RunFilter = z.infer<typeof RunFilter>;

export interface RunRow {
  id: string;
  name: string;
  kind: RunKindName;
  status: RunStatusName;
  createdBy: string;
  createdAt: Date;
  totals: RunTotals;
  checkpoints: { id: string; name: string; method: Method }[];
  suites: { name: string; version: string; split: string }[];
}

export interface RunPage {
  items: RunRow[];
  nextCursor: string | null;
}

/** Runs of the project, newest first, keyset by id. */
export async function listRuns(_scope: ProjectScope<"run:read">, _filter: RunFilter): Promise<RunPage> {
  return notBuilt();
}
