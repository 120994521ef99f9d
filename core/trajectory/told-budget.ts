import type { BudgetVisibility } from "./budget";
import type { Turn } from "./episode";

/** A turn at which the model was not told what the episode's visibility promises. */
export interface ToldFault {
  readonly turn: number;
  /** `differs`: another number than `left`. `untold`: no number where others were told. `leaked`: a number though none should be told. */
  readonly kind: "differs" | "untold" | "leaked";
  readonly told: number | null;
  /** Turns left before this turn, this one included; null where nothing should have been told. */
  readonly left: number | null;
}

/**
 * What an episode's model was told about its turns, against what its budget says. `counts_down`: at every turn, one less each time, from
 * `from`. `silent`: no number at any turn, as it should be. `not_kept`: announced, but the source keeps no sentence. `faulty`: see `faults`.
 */
export interface ToldBudget {
  readonly status: "counts_down" | "silent" | "not_kept" | "faulty";
  /** The first number told; null where none was. */
  readonly from: number | null;
  readonly faults: readonly ToldFault[];
}

export interface BudgetPromise {
  readonly visibility: BudgetVisibility;
  readonly limit: number | null;
}

const TURNS_LEFT = /(\d+)\s+(?:more\s+|remaining\s+)?(?:turns?|steps?|rounds?|actions?|interactions?|chances?)\b/i;

/** The number of turns left that a sentence told to the model names; null where it names none. */
export function toldTurnsLeft(told: string | null | undefined): number | null {
  const match = told ? TURNS_LEFT.exec(told) : null;
  return match === null ? null : Number(match[1]);
}

/**
 * Checks that an announced budget was told at every turn and counts down by one to the last turn of the limit, and that a hidden one was
 * never told. Without a known limit the first number told is taken for true.
 */
export function auditToldBudget({ visibility, limit }: BudgetPromise, turns: readonly Pick<Turn, "index" | "told">[]): ToldBudget {
  const numbers = turns.map(({ index, told }) => ({ turn: index, told: toldTurnsLeft(told) }));
  const first = numbers.find(({ told }) => told !== null);
  const from = first?.told ?? null;
  if (visibility !== "announced") {
    const leaks = visibility === "hidden" ? numbers.filter(({ told }) => told !== null) : [];
    return verdict(
      "silent",
      from,
      leaks.map((number): ToldFault => ({ ...number, kind: "leaked", left: null })),
    );
  }
  if (first === undefined || from === null) return verdict("not_kept", null, []);
  const whole = limit ?? from + first.turn - 1;
  const faults = numbers.flatMap(({ turn, told }): ToldFault[] => {
    const left = Math.max(0, whole - turn + 1);
    return told === left ? [] : [{ turn, kind: told === null ? "untold" : "differs", told, left }];
  });
  return verdict("counts_down", from, faults);
}

function verdict(fine: Exclude<ToldBudget["status"], "faulty">, from: number | null, faults: readonly ToldFault[]): ToldBudget {
  return { status: faults.length === 0 ? fine : "faulty", from, faults };
}
