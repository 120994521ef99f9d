import { z } from "zod";
import { ErrorParts } from "./pass-kt-report";
import { ErrorConvention, ReportMode } from "./report-options";

const count = z.int().min(0);
const number = z.number().nullable();

export const Verdict = z.enum(["a_better", "b_better", "inconclusive", "equivalent"]);
export type Verdict = z.infer<typeof Verdict>;

/** A − B at one (K, T), paired by task. `low, high` pointwise; `band_*` simultaneous over the grid. */
export const CompareCell = z.object({
  k: z.int().min(1),
  t: z.int().min(1),
  a: number,
  b: number,
  delta: number,
  se: number,
  low: number,
  high: number,
  band_low: number,
  band_high: number,
  p: number,
  p_adjusted: number,
  /** Over the cells of the grid, or of all comparisons with one baseline: family-wise, and false discovery rate. */
  p_holm: number,
  p_bh: number,
  improved: count,
  worse: count,
  tied: count,
  /** Exact sign test of improved against worse; `mcnemar_p` is the same where every task has one episode a side. */
  sign_p: number,
  mcnemar_p: number,
  /** Two one-sided tests: is the 1 − 2α interval inside ± margin? Null without a margin. */
  equivalence: z.object({ margin: z.number(), level: z.number(), low: number, high: number, shown: z.boolean() }).nullable(),
  error_parts: ErrorParts.nullable(),
  minimum_detectable_effect: number,
  verdict: Verdict,
  /** Why a number of this cell is null; null where none is. */
  reason: z.string().nullable(),
});
export type CompareCell = z.infer<typeof CompareCell>;

/** One task of the comparison at one (K, T): counts of both sides. */
export const CompareTask = z.object({
  task_id: z.string(),
  a: z.object({ n: count, c: count }),
  b: z.object({ n: count, c: count }),
  /** Fisher's exact test of both counts, two-sided; null where a side has no episode. */
  fisher_p: number.optional(),
});
export type CompareTask = z.infer<typeof CompareTask>;

export const COMPARE_SCHEMA = "turnwise.report.compare/1";

export const CompareReport = z.object({
  schema: z.literal(COMPARE_SCHEMA),
  a: z.string(),
  b: z.string(),
  suite: z.string(),
  mode: ReportMode,
  errors: ErrorConvention,
  level: z.number(),
  seed: z.int(),
  k: z.array(z.int()),
  t: z.array(z.int()),
  tasks: count,
  only_a: z.array(z.string()),
  only_b: z.array(z.string()),
  matched: z.object({ status: z.enum(["matched", "partly", "unmatched"]), differs: z.array(z.string()) }),
  finding: z.string(),
  cells: z.array(CompareCell),
  band: z.object({ constant: number, draws: count, cells: count }),
  aubc: z.object({ k: z.int(), a: number, b: number, delta: number, low: number, high: number, reason: z.string().nullable() }).nullable(),
  crossing: z.object({
    k: z.int(),
    points: z.array(z.number()),
    inconclusive_t: z.array(z.int()),
    share: z.object({ none: number, one: number, many: number }),
    /** Percentiles of the crossing over the resamples that have exactly one. */
    interval: z.object({ low: number, high: number, resamples: count, reason: z.string().nullable() }),
  }),
  /** Least-squares slope of the difference per unit of ln T, task by task. */
  slope: z.object({ k: z.int(), value: number, low: number, high: number, reason: z.string().nullable() }),
  /** The budget at which A does worst against B, with the simultaneous band there. */
  worst_budget: z.object({ k: z.int(), t: z.int(), delta: z.number(), band_low: number, band_high: number }).nullable(),
  /** Checkpoints of one name have one training seed: what is compared are these checkpoints. */
  training_seeds: z.object({ a: count, b: count }),
  retention: z.array(z.object({ t: z.int(), value: number, low: number, high: number, reason: z.string().nullable() })),
  minimum_detectable_effect: z.object({ k: z.int(), t: z.int(), value: number, power: z.number(), reason: z.string().nullable() }),
  warnings: z.array(z.string()),
});
export type CompareReport = z.infer<typeof CompareReport>;
