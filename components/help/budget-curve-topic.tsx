import { formatPercent, formatRatio } from "@/core/reports/format-number";
import { aubcLog } from "@/core/stats/aubc-log";
import { budgetToTarget } from "@/core/stats/budget-to-target";
import { Formula } from "./formula";
import { WorkedTable } from "./worked-table";

const BUDGETS = [2, 4, 8, 16] as const;
const STEADY = [0.4, 0.5, 0.6, 0.65] as const;
const LATE = [0.1, 0.35, 0.7, 0.9] as const;

/** AUBC, deployment-weighted success, worst-budget regret. */
export function BudgetCurveTopic() {
  const regretOf = (own: readonly number[], other: readonly number[]) =>
    Math.max(...own.map((value, j) => Math.max(value, other[j] ?? 0) - value));
  const row = (name: string, own: readonly number[], other: readonly number[]) => [
    name,
    ...own.map(formatPercent),
    formatPercent(aubcLog(BUDGETS, own)),
    formatPercent(regretOf(own, other)),
  ];
  return (
    <>
      <p>A budget curve is success over T. Three single numbers sum it up, and none replaces it.</p>
      <WorkedTable
        caption="Two curves, in per cent"
        head={["", ...BUDGETS.map((t) => `T = ${t}`), "AUBC", "largest regret"]}
        rows={[row("steady", STEADY, LATE), row("late", LATE, STEADY)]}
      />
      <ul className="help-list">
        <li>
          <strong>AUBC</strong>: the area under the curve over ln T, divided by its width, so that doubling the turns weighs the same
          everywhere. It reads as a rate: the mean success if every doubling is equally likely.
        </li>
        <li>
          <strong>Deployment-weighted success</strong>: the same with the weights that you name, for example twice as many two-turn as
          eight-turn requests.
        </li>
        <li>
          <strong>Largest regret</strong>: the largest distance to the best checkpoint of the report at the same T. Small means robust: no
          budget at which you would much rather have taken another one.
        </li>
        <li>
          <strong>Budget to target</strong>: the smallest T at which a curve reaches a share of its value at the largest T, between two
          budgets along ln T. “late” reaches 90 % at T = {formatRatio(budgetToTarget(BUDGETS, LATE, 0.9))}; a curve that starts above it
          says “at the most”.
        </li>
        <li>
          <strong>Saturation</strong>: the smallest T from which, with the interval of the paired difference, less than five points are left
          to gain.
        </li>
      </ul>
      <Formula>AUBC = Σ ½ (Pⱼ + Pⱼ₊₁) (ln Tⱼ₊₁ − ln Tⱼ) / (ln T_max − ln T_min)</Formula>
      <p>All are computed per task first and then averaged, so that their intervals follow the same rule as every other number.</p>
    </>
  );
}
