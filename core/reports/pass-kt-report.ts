import { z } from "zod";
import { BudgetUnit, BudgetVisibility } from "../trajectory/budget";
import { Method } from "../trajectory/method";
import { StopReason } from "../trajectory/stop-reason";
import { ErrorConvention, ReportMode } from "./report-options";

const count = z.int().min(0);
const reason = z.string().nullable();
const number = z.number().nullable();
const samples = z.int().min(1);
const budget = z.int().min(1);

/** What of a standard error would change with other tasks, and what on a re-run of these; null where some task has n < 2K. */
export const ErrorParts = z.object({ tasks: z.number(), rerun: z.number() });

/** One (K, T) of one entry. `value: null` has its reason; a rate never has an interval of zero width or beyond [0, 1]. */
export const PassKtCell = z.object({
  k: z.int().min(1),
  t: z.int().min(1),
  value: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  se: z.number().nullable(),
  tasks: count,
  /** The value with every missing or ungraded episode failed, left out, passed. */
  bounds: z.object({ all_missing_fail: number, missing_excluded: number, all_missing_pass: number }),
  error_parts: ErrorParts.nullable(),
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

/** Largest distance to the best entry of the group at one T, over the tasks that all of them have. */
export const WorstRegret = z.object({
  k: samples,
  t: budget.nullable(),
  best: z.string().nullable(),
  value: number,
  low: number,
  high: number,
  reason,
});
export type WorstRegret = z.infer<typeof WorstRegret>;

/** The budget at which Pass@K reaches `share` of its value at the largest T. */
export const BudgetToTarget = z.object({ k: samples, share: z.number(), value: number, low: number, high: number, reason });
export type BudgetToTarget = z.infer<typeof BudgetToTarget>;

/** The smallest T from which the largest T gains less than `within`: the upper end of the gain's interval is below it. */
export const Saturation = z.object({ k: samples, within: z.number(), t: budget.nullable(), gain: number, gain_high: number, reason });
export type Saturation = z.infer<typeof Saturation>;

/** A larger budget that does clearly worse than a smaller one; low, high simultaneous over all pairs of budgets. */
export const BudgetDecrease = z.object({ k: samples, from: budget, to: budget, delta: z.number(), low: z.number(), high: z.number() });

/** Mean turns of the counted episodes, and the share of T that they leave; null where too few tell. */
export const TurnsUsed = z.object({ t: budget, episodes: count, mean: number, unused: number, reason });
export type TurnsUsed = z.infer<typeof TurnsUsed>;

/** Tasks without a success at T: `upper` bounds the true rate of each, one-sided, from the fewest episodes that one of them has. */
export const NeverSolved = z.object({ t: budget, tasks: count, episodes: count, upper: number });
export type NeverSolved = z.infer<typeof NeverSolved>;

export const PassKtEntry = z.object({
  name: z.string(),
  method: Method.nullable(),
  family: z.string().nullable(),
  train_seed: z.int().nullable(),
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
  regret: WorstRegret.nullable(),
  budget_to_target: z.array(BudgetToTarget),
  saturation: Saturation.nullable(),
  decreases: z.array(BudgetDecrease),
  turns_used: z.array(TurnsUsed),
  never_solved: z.array(NeverSolved),
});
export type PassKtEntry = z.infer<typeof PassKtEntry>;

/** Re-run at T minus the longest episodes cut at T, of one entry, paired by task. */
export const TruncationValidity = z.object({
  name: z.string(),
  suite: z.string(),
  suite_version: z.string(),
  suite_split: z.string(),
  visibility: BudgetVisibility,
  unit: BudgetUnit,
  /** The limit of the episodes that are cut. */
  largest: budget,
  cells: z.array(
    z.object({
      k: samples,
      t: budget,
      tasks: count,
      rerun: number,
      truncated: number,
      delta: number,
      low: number,
      high: number,
      band_low: number,
      band_high: number,
      p: number,
      p_adjusted: number,
      reason,
    }),
  ),
});
export type TruncationValidity = z.infer<typeof TruncationValidity>;

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
  truncation_validity: z.array(TruncationValidity),
  warnings: z.array(z.string()),
});
export type PassKtReport = z.infer<typeof PassKtReport>;
