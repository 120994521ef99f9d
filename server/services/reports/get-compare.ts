import { z } from "zod";
import { compareReport } from "@/core/reports/compare";
import type { CompareReport } from "@/core/reports/compare-report";
import { CompareOptions } from "@/core/reports/report-options";
import type { ProjectScope } from "@/server/scope";
import type { EntryHeader } from "../runs/entry-header";
import { readTwoEntries } from "./read-entry-tallies";

export const CompareQuery = CompareOptions.extend({ a: z.string(), b: z.string() });
export type CompareQuery = z.infer<typeof CompareQuery>;

export interface CompareAnswer {
  report: CompareReport;
  a: EntryHeader;
  b: EntryHeader;
}

/** A − B of two entries: exactly what the command line gives for the same episodes. */
export async function getCompare({ projectId }: ProjectScope<"report:read">, query: CompareQuery): Promise<CompareAnswer> {
  const { a, b } = await readTwoEntries(projectId, query.a, query.b);
  return { report: compareReport(a.tally, b.tally, CompareOptions.parse(query)), a: a.header, b: b.header };
}
