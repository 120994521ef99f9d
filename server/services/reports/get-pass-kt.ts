import { z } from "zod";
import type { PassKtReport } from "@/core/reports/pass-kt-report";
import { PassKtOptions } from "@/core/reports/report-options";
import { notBuilt } from "@/server/not-built";
import type { ProjectScope } from "@/server/scope";

export const PassKtQuery = PassKtOptions.extend({ run: z.string(), entries: z.array(z.string()).min(1).max(50).optional() });
export type PassKtQuery = z.infer<typeof PassKtQuery>;

export interface PassKtAnswer {
  report: PassKtReport;
  /** Ids of the entries, in the order of `report.checkpoints`. */
  entryIds: string[];
}

/** The Pass@(K,T) report of a run, or of some of its entries: exactly what the command line gives for the same episodes. */
export async function getPassKt(_scope: ProjectScope<"report:read">, _query: PassKtQuery): Promise<PassKtAnswer> {
  return notBuilt();
}
