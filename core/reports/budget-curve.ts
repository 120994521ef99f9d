import type { ErrorConvention } from "./report-options";
import { countsAt, type Surface } from "./surface";
import { scoreTasks } from "./task-scores";

/** Pass@K of an entry over the budgets at which it can be estimated, task by task. */
export interface BudgetCurve {
  readonly k: number;
  /** Ascending. */
  readonly t: readonly number[];
  /** Per budget the scores of all tasks, in the order of the surface. */
  readonly columns: readonly Float64Array[];
}

/** Reads the curve at K; budgets that can't be estimated are left out. */
export function readBudgetCurve(surface: Surface, k: number, budgets: readonly number[], errors: ErrorConvention): BudgetCurve {
  const read = budgets.flatMap((t) => {
    const scored = scoreTasks(countsAt(surface, t), k, errors);
    return "reason" in scored ? [] : [{ t, scores: scored.scores }];
  });
  return { k, t: read.map(({ t }) => t), columns: read.map(({ scores }) => scores) };
}
