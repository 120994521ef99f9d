import { z } from "zod";
import { ImportReport } from "@/core/reports/import-report";
import { BudgetUnit, BudgetVisibility } from "@/core/trajectory/budget";
import { StopReason } from "@/core/trajectory/stop-reason";
import type { ImportOptions } from "./import-options";

/** One of the first episodes, as it would be stored. */
export const ImportPreviewRow = z.object({
  checkpoint: z.string(),
  suite: z.string(),
  taskId: z.string(),
  sample: z.int(),
  limit: z.int().nullable(),
  visibility: BudgetVisibility,
  unit: BudgetUnit,
  success: z.boolean().nullable(),
  successTurn: z.int().nullable(),
  turnsUsed: z.int().nullable(),
  stopReason: StopReason,
});
export type ImportPreviewRow = z.infer<typeof ImportPreviewRow>;

/** What the check found: the report, the first ten episodes, and how much of it the project has already. */
export const ImportFindings = z.object({
  report: ImportReport,
  preview: z.array(ImportPreviewRow),
  /** Episodes that would be stored now. */
  fresh: z.int().min(0),
  /** Episodes that the project has from earlier runs, equal in content: skipped and counted. */
  alreadyStored: z.int().min(0),
  /** Earlier runs that hold them. */
  storedIn: z.array(z.object({ id: z.string(), name: z.string(), episodes: z.int().min(0) })),
});
export type ImportFindings = z.infer<typeof ImportFindings>;

export type ImportStatusName = "uploading" | "queued" | "checking" | "checked" | "storing" | "stored" | "refused" | "failed" | "cancelled";

export interface ImportFileRow {
  path: string;
  bytes: number;
  complete: boolean;
}

/** An import on its way: uploading → queued → checking → checked → storing → stored, or refused, failed, cancelled. */
export interface ImportDetail {
  id: string;
  status: ImportStatusName;
  options: ImportOptions;
  /** Episodes read so far by the worker. */
  progress: number;
  /** What went wrong, in one sentence; null when nothing did. */
  problem: string | null;
  files: ImportFileRow[];
  findings: ImportFindings | null;
  /** All lines could be read but nothing of it is new. */
  nothingNew: boolean;
  /** Bad lines stand in the way: confirm with skipBadLines, or mend the files. */
  needsSkip: boolean;
  runId: string | null;
  createdBy: string;
  createdAt: Date;
  updatedAt: Date;
}
