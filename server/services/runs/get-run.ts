import { notBuilt } from "@/server/not-built";
import type { ProjectScope } from "@/server/scope";
import type { EntryHeader } from "./entry-header";
import type { RunManifest } from "./run-manifest";
import type { RunKindName, RunStatusName } from "./run-status";
import type { RunTotals } from "./run-totals";

export interface RunHeader {
  id: string;
  name: string;
  kind: RunKindName;
  status: RunStatusName;
  createdBy: string;
  createdAt: Date;
  finishedAt: Date | null;
  totals: RunTotals;
  manifest: RunManifest;
  /** In the order of their keys: checkpoint, suite, visibility, unit. */
  entries: EntryHeader[];
}

/** A run with its denominators, entries and manifest. */
export async function getRun(_scope: ProjectScope<"run:read">, _runId: string): Promise<RunHeader> {
  return notBuilt();
}
