import { z } from "zod";
import { BudgetUnit, BudgetVisibility } from "./budget";

/** What a report has one row of: a checkpoint on a suite under one budget unit and visibility (contracts §2.1). */
export const EntryKey = z.object({
  checkpoint: z.string(),
  suite: z.object({ name: z.string(), version: z.string(), split: z.string() }),
  visibility: BudgetVisibility,
  unit: BudgetUnit,
});
export type EntryKey = z.infer<typeof EntryKey>;

/** A string that is equal exactly for equal keys and sorts entries by checkpoint, suite, visibility, unit. */
export function entryKeyText(key: EntryKey): string {
  return JSON.stringify([key.checkpoint, key.suite.name, key.suite.version, key.suite.split, key.visibility, key.unit]);
}
