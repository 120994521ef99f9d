import type pg from "pg";
import { AppError } from "@/core/app-error";
import type { ImportStatus } from "@/server/database/client/client";
import { getDatabase } from "@/server/database/database";
import type { JobContext } from "@/server/queue/work";
import { type ImportLease, openImportLease } from "@/server/scope";
import { withImportLock } from "./import-lock";
import { ImportOptions } from "./import-options";
import { type ImportProgress, startProgress } from "./import-progress";

export interface ImportWork {
  lease: ImportLease;
  options: ImportOptions;
  signal: AbortSignal;
  progress: ImportProgress;
  client: pg.Client;
}

/** Which statuses a job takes over, and what it shows while it is at it. */
export interface ImportStage {
  from: readonly ImportStatus[];
  during: ImportStatus;
}

/**
 * The frame of both jobs of an import: takes the row over (once, however often the job is delivered), does the work, and says on the row
 * what a person has to mend. Anything unexpected is thrown, so that the queue tries again; after the last attempt the row says so.
 */
export async function runImportJob(
  importId: string,
  { from, during }: ImportStage,
  context: JobContext,
  work: (work: ImportWork) => Promise<void>,
): Promise<void> {
  await withImportLock(importId, async (client) => {
    const lease = await openImportLease(importId);
    const taken = await getDatabase().import.updateMany({
      where: { id: importId, status: { in: [...from] } },
      data: { status: during, progress: 0 },
    });
    if (lease === null || taken.count === 0) return;
    const { options } = await getDatabase().import.findUniqueOrThrow({ where: { id: importId }, select: { options: true } });
    const progress = startProgress(lease);
    try {
      await work({ lease, options: ImportOptions.parse(options), signal: context.signal, progress, client });
    } catch (error) {
      await progress.stop();
      await settleFailure(importId, during, error, context);
    } finally {
      await progress.stop();
    }
  });
}

async function settleFailure(importId: string, during: ImportStatus, error: unknown, context: JobContext): Promise<void> {
  const where = { id: importId, status: during };
  if (error instanceof AppError) {
    const problem = error.message.replace(/\0|\p{Surrogate}/gu, "\uFFFD");
    await getDatabase().import.updateMany({ where, data: { status: "refused", problem } });
    return;
  }
  if (context.isLastAttempt && !context.signal.aborted) {
    const problem = `The import failed unexpectedly and stored nothing. Try again; if you report it, say ${importId}.`;
    await getDatabase().import.updateMany({ where, data: { status: "failed", problem } });
  }
  throw error;
}
