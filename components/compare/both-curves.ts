import type { PassKtReport } from "@/core/reports/pass-kt-report";

/** One report of two that were made with the same options, so that both curves share their axes. */
export function bothCurves(a: PassKtReport, b: PassKtReport): PassKtReport {
  return {
    ...a,
    mode: a.mode === b.mode ? a.mode : "mixed",
    t: [...new Set([...a.t, ...b.t])].sort((one, other) => one - other),
    checkpoints: [...a.checkpoints, ...b.checkpoints],
    warnings: [...new Set([...a.warnings, ...b.warnings])],
  };
}
