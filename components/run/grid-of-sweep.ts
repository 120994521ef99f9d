import { asGrid, powersOfTwoUpTo } from "@/core/reports/default-grid";
import type { SweepSpec } from "@/core/sweep/sweep-spec";

/**
 * The grid that a sweep was launched for, whatever of it has ended: all its budgets, and powers of two up to its number of samples. So the
 * grid keeps its shape while it fills, and a cell that lacks episodes says so instead of being left out.
 */
export function gridOfSweep({ budgets, samples }: Pick<SweepSpec, "budgets" | "samples">): { k: number[]; t: number[] } {
  return { k: powersOfTwoUpTo(samples), t: asGrid(budgets) };
}
