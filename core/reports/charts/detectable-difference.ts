import type { CompareCell, CompareReport } from "../compare-report";

/**
 * The smallest difference that the same design finds at this cell, as a share. The report states it at one cell; at the others it
 * grows with their standard error, since MDE = (z + z) · SE of the paired difference. Null where either is unknown.
 */
export function detectableDifference(report: CompareReport, cell: Pick<CompareCell, "k" | "t" | "se">): number | null {
  const stated = report.minimum_detectable_effect;
  if (stated.value === null || cell.se === null) return null;
  const reference = report.cells.find((candidate) => candidate.k === stated.k && candidate.t === stated.t)?.se ?? null;
  if (reference === null || reference <= 0 || cell.se <= 0) return null;
  return (stated.value * cell.se) / reference;
}
