import { z } from "zod";
import type { CompareTask } from "@/core/reports/compare-report";
import { ErrorConvention, ReportMode } from "@/core/reports/report-options";
import { notBuilt } from "@/server/not-built";
import type { ProjectScope } from "@/server/scope";

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
export async function getCompareTasks(_scope: ProjectScope<"report:read">, _query: CompareTasksQuery): Promise<CompareTask[]> {
  return notBuilt();
}
