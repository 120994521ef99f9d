import { z } from "zod";
import type { CompareReport } from "@/core/reports/compare-report";
import { CompareOptions } from "@/core/reports/report-options";
import { notBuilt } from "@/server/not-built";
import type { ProjectScope } from "@/server/scope";
import type { EntryHeader } from "../runs/entry-header";

export const CompareQuery = CompareOptions.extend({ a: z.string(), b: z.string() });
export type CompareQuery = z.infer<typeof CompareQuery>;

export interface CompareAnswer {
  report: CompareReport;
  a: EntryHeader;
  b: EntryHeader;
}

/** A − B of two entries: exactly what the command line gives for the same episodes. */
export async function getCompare(_scope: ProjectScope<"report:read">, _query: CompareQuery): Promise<CompareAnswer> {
  return notBuilt();
}
