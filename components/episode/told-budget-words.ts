import type { BudgetVisibility } from "@/core/trajectory/budget";
import type { ToldBudget, ToldFault } from "@/core/trajectory/told-budget";

/** What the audit of the told budget found over so many turns, in a few words; null where nothing was to be told. */
export function toldBudgetWords({ status, from }: ToldBudget, visibility: BudgetVisibility, turns: number): string | null {
  if (turns === 0) return null;
  if (status === "counts_down") return `told at every turn, counts down from ${from}`;
  if (status === "not_kept") return "announced, but the source keeps no sentence per turn";
  if (status === "faulty") return "what was told is not what the budget says";
  return visibility === "hidden" ? "hidden: no number of turns was told at any turn" : null;
}

const MOST_FAULTS = 5;

/** The turns at which something else was told than the budget says: "turn 2: told 4, true 3". */
export function toldFaultsText(faults: readonly ToldFault[]): string {
  const some = faults.slice(0, MOST_FAULTS).map((fault) => `turn ${fault.turn}: ${faultWords(fault)}`);
  const rest = faults.length - some.length;
  return `${some.join("; ")}${rest > 0 ? `; and ${rest.toLocaleString("en")} more` : ""}.`;
}

function faultWords({ kind, told, left }: ToldFault): string {
  if (kind === "untold") return `no number told, true ${left}`;
  return kind === "leaked" ? `told ${told}, though the budget is hidden` : `told ${told}, true ${left}`;
}
