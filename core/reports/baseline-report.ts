import { z } from "zod";
import { BudgetUnit, BudgetVisibility } from "../trajectory/budget";
import { CompareReport } from "./compare-report";
import { ErrorConvention, ReportMode } from "./report-options";

const count = z.int().min(0);
const number = z.number().nullable();

/** Checkpoints of one family against the baseline with the training seed as the top cluster: Student's t on seeds − 1. */
export const SeedFamilyDifference = z.object({
  family: z.string(),
  checkpoints: z.array(z.string()),
  seeds: count,
  cells: z.array(
    z.object({
      k: z.int().min(1),
      t: z.int().min(1),
      delta: number,
      se: number,
      low: number,
      high: number,
      reason: z.string().nullable(),
    }),
  ),
});
export type SeedFamilyDifference = z.infer<typeof SeedFamilyDifference>;

export const BASELINE_SCHEMA = "turnwise.report.baseline/1";

/**
 * Every other checkpoint minus the baseline. `band`, `p_adjusted`, `p_holm` and `p_bh` of the comparisons hold over all of their cells
 * together: checkpoints × K × T.
 */
export const BaselineReport = z.object({
  schema: z.literal(BASELINE_SCHEMA),
  baseline: z.string(),
  suite: z.string(),
  suite_version: z.string(),
  suite_split: z.string(),
  visibility: BudgetVisibility,
  unit: BudgetUnit,
  mode: ReportMode,
  errors: ErrorConvention,
  level: z.number(),
  seed: z.int(),
  k: z.array(z.int()),
  t: z.array(z.int()),
  band: z.object({ constant: number, draws: count, cells: count }),
  comparisons: z.array(CompareReport),
  families: z.array(SeedFamilyDifference),
  warnings: z.array(z.string()),
});
export type BaselineReport = z.infer<typeof BaselineReport>;
