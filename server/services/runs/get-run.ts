import { AppError } from "@/core/app-error";
import { SweepSpec } from "@/core/sweep/sweep-spec";
import { getDatabase } from "@/server/database/database";
import type { ProjectScope } from "@/server/scope";
import { compareEntries, type EntryHeader, entryColumns, toEntryHeader } from "./entry-header";
import { RunManifest } from "./run-manifest";
import type { RunKindName, RunStatusName } from "./run-status";
import { RunTotals } from "./run-totals";

export interface RunHeader {
  id: string;
  name: string;
  kind: RunKindName;
  status: RunStatusName;
  createdBy: string;
  createdAt: Date;
  finishedAt: Date | null;
  totals: RunTotals;
  /** Of an import; null for a sweep. */
  manifest: RunManifest | null;
  /** What a sweep was asked to do; null for an import. */
  spec: SweepSpec | null;
  /** In the order of their keys: checkpoint, suite, visibility, unit. */
  entries: EntryHeader[];
}

/** A run with its denominators, entries and manifest. */
export async function getRun({ projectId }: ProjectScope<"run:read">, runId: string): Promise<RunHeader> {
  const run = await getDatabase().run.findFirst({
    where: { id: runId, projectId },
    select: {
      id: true,
      name: true,
      kind: true,
      status: true,
      createdAt: true,
      finishedAt: true,
      totals: true,
      manifest: true,
      spec: true,
      createdBy: { select: { name: true } },
      entries: { select: entryColumns },
    },
  });
  if (run === null) throw noSuchRun();
  return {
    ...run,
    createdBy: run.createdBy.name,
    totals: RunTotals.parse(run.totals),
    manifest: RunManifest.nullable().parse(run.manifest),
    spec: SweepSpec.nullable().parse(run.spec),
    entries: run.entries.map(toEntryHeader).sort(compareEntries),
  };
}

export function noSuchRun(): AppError {
  return new AppError("not_found", "There is no such run in this project.");
}
