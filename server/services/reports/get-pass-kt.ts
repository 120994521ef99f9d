import { z } from "zod";
import { AppError } from "@/core/app-error";
import { type StopReasonRow, stopReasonRows } from "@/core/reports/charts/stop-reason-bars";
import { passKtReport } from "@/core/reports/pass-kt";
import type { PassKtReport } from "@/core/reports/pass-kt-report";
import { PassKtOptions } from "@/core/reports/report-options";
import type { ProjectScope } from "@/server/scope";
import { readEntryTallies } from "./read-entry-tallies";

export const PassKtQuery = PassKtOptions.extend({ run: z.string(), entries: z.array(z.string()).min(1).max(50).optional() });
export type PassKtQuery = z.infer<typeof PassKtQuery>;

export interface PassKtAnswer {
  report: PassKtReport;
  /** Ids of the entries, in the order of `report.checkpoints`. */
  entryIds: string[];
  /** What ended the asked episodes by limit, an entry each, in the same order. */
  stopReasons: StopReasonRow[][];
}

/** The Pass@(K,T) report of a run, or of some of its entries: exactly what the command line gives for the same episodes. */
export async function getPassKt({ projectId }: ProjectScope<"report:read">, query: PassKtQuery): Promise<PassKtAnswer> {
  const { run, entries } = query;
  const read = await readEntryTallies({ run: { id: run, projectId }, ...(entries && { id: { in: entries } }) });
  if (read.length === 0) throw new AppError("not_found", "There is no such run, or it has none of these entries.");
  const report = passKtReport(
    read.map(({ tally }) => tally),
    PassKtOptions.parse(query),
  );
  return { report, entryIds: read.map(({ header }) => header.id), stopReasons: read.map(({ tally }) => stopReasonRows(tally)) };
}
