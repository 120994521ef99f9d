import type { ReportMode } from "@/core/reports/report-options";
import type { BudgetUnit, BudgetVisibility } from "@/core/trajectory/budget";
import type { Method } from "@/core/trajectory/method";

/** A row of a report as people know it: which checkpoint on which suite, under which budget, in which run. */
export interface EntryHeader {
  id: string;
  run: { id: string; name: string };
  checkpoint: { id: string; name: string; method: Method };
  suite: { name: string; version: string; split: string };
  visibility: BudgetVisibility;
  unit: BudgetUnit;
  /** The mode that reports take when nobody says (contracts §2.2). */
  defaultMode: ReportMode;
  /** Limits that the episodes carry, ascending; null = unknown, last. */
  limits: (number | null)[];
  tasks: number;
  episodes: number;
}
