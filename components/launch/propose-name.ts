interface NamedParts {
  readonly suite: string;
  readonly checkpoints: readonly string[];
  readonly budgets: readonly number[];
  readonly visibility: "announced" | "hidden";
}

const SHOWN_CHECKPOINTS = 3;
const SHOWN_BUDGETS = 4;
const LONGEST_NAMES = 120;

/** A name for a sweep that tells it from others: "depot, careful and hasty, T 2, 4, 8, 16", "depot, 5 checkpoints, 7 budgets, hidden". */
export function proposeName({ suite, checkpoints, budgets, visibility }: NamedParts): string {
  const parts = [suite, namesText(checkpoints), budgetsText(budgets), visibility === "hidden" ? "hidden" : null];
  return parts.filter((part) => part !== null).join(", ");
}

function namesText(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  const joined = names.length === 1 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
  const fits = names.length <= SHOWN_CHECKPOINTS && joined.length <= LONGEST_NAMES;
  return fits ? joined : `${names.length} ${names.length === 1 ? "checkpoint" : "checkpoints"}`;
}

function budgetsText(budgets: readonly number[]): string | null {
  if (budgets.length === 0) return null;
  return budgets.length <= SHOWN_BUDGETS ? `T ${budgets.join(", ")}` : `${budgets.length} budgets`;
}
