import { formatCount } from "@/core/reports/format-number";
import type { SweepFactors } from "@/core/sweep/sweep-size";

const SHOWN_BUDGETS = 8;

/** "3 × 60 × 7 × 8": checkpoints × tasks × budgets × n. */
export function episodesProduct({ checkpoints, tasks, budgets, samples }: SweepFactors): string {
  return [checkpoints, tasks, budgets.length, samples].map(formatCount).join(" × ");
}

/** "3 × 60 × 8 × (2+3+4+6+8+12+20)": checkpoints × tasks × n × the sum of the budgets; long sums lose their middle. */
export function requestsProduct({ checkpoints, tasks, budgets, samples }: SweepFactors): string {
  const shown = budgets.length <= SHOWN_BUDGETS ? budgets.join("+") : `${budgets.slice(0, 3).join("+")}+…+${budgets.at(-1)}`;
  const sum = budgets.length === 1 ? shown : `(${shown})`;
  return [...[checkpoints, tasks, samples].map(formatCount), sum].join(" × ");
}
