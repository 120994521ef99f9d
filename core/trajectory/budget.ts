import { z } from "zod";

/** What one unit of the turn budget counts. */
export const BudgetUnit = z.enum(["assistant_turn", "tool_round", "env_action", "tool_call", "message"]);
export type BudgetUnit = z.infer<typeof BudgetUnit>;

/** Was the model told the turns left: `announced`; not told: `hidden`; was no limit set: `none`. */
export const BudgetVisibility = z.enum(["announced", "hidden", "none"]);
export type BudgetVisibility = z.infer<typeof BudgetVisibility>;

/** The turn budget of an episode. `limit: null` means that the source does not tell it. */
export const Budget = z.object({
  unit: BudgetUnit.default("assistant_turn"),
  limit: z.int().min(1).nullable().default(null),
  visibility: BudgetVisibility.default("none"),
});
export type Budget = z.infer<typeof Budget>;
