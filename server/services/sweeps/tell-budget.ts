import { z } from "zod";
import { SWEEP_BOUNDS, SweepSpec } from "@/core/sweep/sweep-spec";
import { findSuite } from "./find-suite";

export const TellBudget = z.object({ suite: SweepSpec.shape.suite, limit: z.int().min(1).max(SWEEP_BOUNDS.turns) });
export type TellBudget = z.infer<typeof TellBudget>;

/** The sentence that an announced budget is told by at each turn, first turn first. Throws as `findSuite` does. */
export function tellBudget({ suite, limit }: TellBudget): string[] {
  const { template } = findSuite(suite);
  return Array.from({ length: limit }, (_, index) => template.turnsLeft(limit - index));
}
