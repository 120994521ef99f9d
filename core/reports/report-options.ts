import { z } from "zod";

export const ReportMode = z.enum(["rerun", "truncate"]);
export type ReportMode = z.infer<typeof ReportMode>;

/** How missing and ungraded episodes enter n: left out of it, or counted as failures (contracts §2.4). */
export const ErrorConvention = z.enum(["exclude", "fail"]);
export type ErrorConvention = z.infer<typeof ErrorConvention>;

const grid = z.array(z.int().min(1)).min(1);

/** Options of the pass-kt report; absent `k`, `t`, `mode` mean the defaults of contracts §2.8 and §2.2. */
export const PassKtOptions = z.object({
  k: grid.optional(),
  t: grid.optional(),
  mode: ReportMode.optional(),
  errors: ErrorConvention.default("exclude"),
  level: z.number().gt(0.5).lt(1).default(0.95),
  seed: z.int().min(0).default(1),
  /** Deployment weights, [budget, weight]. */
  deploy: z.array(z.tuple([z.int().min(1), z.number().gt(0)])).optional(),
});
export type PassKtOptions = z.infer<typeof PassKtOptions>;

export const CompareOptions = PassKtOptions.extend({ margin: z.number().gt(0).lt(1).optional() });
export type CompareOptions = z.infer<typeof CompareOptions>;
