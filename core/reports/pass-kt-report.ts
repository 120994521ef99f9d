import { z } from "zod";
import { BudgetUnit, BudgetVisibility } from "../trajectory/budget";
import { Method } from "../trajectory/method";
import { StopReason } from "../trajectory/stop-reason";
import { ErrorConvention, ReportMode } from "./report-options";

const count = z.int().min(0);
const reason = z.string().nullable();

/** One (K, T) of one entry. `value: null` has its reason; a rate never has an interval of zero width or beyond [0, 1]. */
export const PassKtCell = z.object({
  k: z.int().min(1),
  t: z.int().min(1),
  value: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  se: z.number().nullable(),
  tasks: count,
  bounds: z.object({ all_missing_fail: z.number().nullable(), all_missing_pass: z.number().nullable() }),
  /** K > n/2 for some task: the estimate leans on few distinct subsets. */
  k_over_half_n: z.boolean(),
  reason,
});
export type PassKtCell = z.infer<typeof PassKtCell>;

export const PassHatCell = z.object({ k: z.int().min(1), t: z.int().min(1), value: z.number().nullable(), reason });
export type PassHatCell = z.infer<typeof PassHatCell>;

export const IntervalValue = z.object({
  k: z.int().min(1),
  value: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  reason: reason.optional(),
});

export const PassKtEntry = z.object({
  name: z.string(),
  method: Method.nullable(),
  suite: z.string(),
  suite_version: z.string(),
  suite_split: z.string(),
  mode: ReportMode,
  visibility: BudgetVisibility,
  unit: BudgetUnit,
  /** The limits that the entry's episodes carry, ascending; null = unknown. */
  limits: z.array(z.int().min(1).nullable()),
  tasks: count,
  episodes: count,
  denominators: z.object({
    counted: count,
    missing: z.partialRecord(StopReason, count),
    not_graded: count,
    duplicates: count,
  }),
  stop_reasons: z.partialRecord(StopReason, count),
  cells: z.array(PassKtCell),
  pass_hat: z.array(PassHatCell),
  aubc: IntervalValue.nullable(),
  deployment: IntervalValue.nullable().optional(),
});
export type PassKtEntry = z.infer<typeof PassKtEntry>;

export const PASS_KT_SCHEMA = "turnwise.report.pass-kt/1";

export const PassKtReport = z.object({
  schema: z.literal(PASS_KT_SCHEMA),
  errors: ErrorConvention,
  level: z.number(),
  seed: z.int(),
  k: z.array(z.int()),
  t: z.array(z.int()),
  mode: z.enum(["rerun", "truncate", "mixed"]),
  checkpoints: z.array(PassKtEntry),
  warnings: z.array(z.string()),
});
export type PassKtReport = z.infer<typeof PassKtReport>;
