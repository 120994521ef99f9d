import { z } from "zod";
import { compareTasks } from "@/core/reports/compare";
import type { CompareTask } from "@/core/reports/compare-report";
import { ErrorConvention, ReportMode } from "@/core/reports/report-options";
import type { ProjectScope } from "@/server/scope";
import { readTwoEntries } from "./read-entry-tallies";

export const CompareTasksQuery = z.object({
  a: z.string(),
  b: z.string(),
  k: z.int().min(1),
  t: z.int().min(1),
  mode: ReportMode.optional(),
  errors: ErrorConvention.default("exclude"),
});
export type CompareTasksQuery = z.infer<typeof CompareTasksQuery>;

/** The tasks behind one cell of a comparison, by task id. */
export async function getCompareTasks({ projectId }: ProjectScope<"report:read">, query: CompareTasksQuery): Promise<CompareTask[]> {
  const { k, t, mode, errors } = query;
  const { a, b } = await readTwoEntries(projectId, query.a, query.b);
  return compareTasks(a.tally, b.tally, { k, t, mode, errors });
}
