import { z } from "zod";
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
  improved: count,
  worse: count,
  tied: count,
  mcnemar_p: number,
  verdict: Verdict,
  /** Why a number of this cell is null; null where none is. */
  reason: z.string().nullable(),
});
export type CompareCell = z.infer<typeof CompareCell>;

/** One task of the comparison at one (K, T): counts and scores of both sides. */
export const CompareTask = z.object({
  task_id: z.string(),
  a: z.object({ n: count, c: count }),
  b: z.object({ n: count, c: count }),
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
  }),
  retention: z.array(z.object({ t: z.int(), value: number, low: number, high: number, reason: z.string().nullable() })),
  minimum_detectable_effect: z.object({ k: z.int(), t: z.int(), value: number, power: z.number(), reason: z.string().nullable() }),
  warnings: z.array(z.string()),
});
export type CompareReport = z.infer<typeof CompareReport>;
