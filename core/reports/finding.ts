import type { BudgetUnit } from "../trajectory/budget";
import type { CompareCell } from "./compare-report";

const UNIT_NOUNS: Readonly<Record<BudgetUnit, string>> = {
  assistant_turn: "turn",
  tool_round: "tool round",
  env_action: "action",
  tool_call: "tool call",
  message: "message",
};

const WORDS = (
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen " +
  "nineteen twenty"
).split(" ");

type State = "ahead" | "behind" | "unclear" | "few" | "same" | "undefined";

/** What is said of budgets where no side is ahead, in the order in which it is said. */
const CLAUSES: Readonly<Record<Exclude<State, "ahead" | "behind">, string>> = {
  unclear: "there is no clear difference",
  few: "too few tasks differ to tell",
  same: "no task differs",
  undefined: "the difference is not defined",
};
const UNDECIDED = ["unclear", "few", "same", "undefined"] as const;

/** Neighbouring budgets of which the same is true. */
interface Stretch {
  readonly state: State;
  readonly first: number;
  readonly last: number;
  readonly budgets: number;
  readonly toTheEnd: boolean;
}

export interface FindingSource {
  readonly a: string;
  readonly b: string;
  readonly unit: BudgetUnit;
  /** Cells of one K, ascending in T. */
  readonly cells: readonly CompareCell[];
}

type Say = (stretch: Stretch, withUnit: boolean) => string;

/**
 * One sentence about who is ahead at which budgets, from the simultaneous band alone: a band that holds zero, or does not exist, is never
 * called a difference. "A is behind B at two turns and ahead from twelve; from three to eight there is no clear difference."
 */
export function describeFinding(source: FindingSource): string {
  const stretches = findStretches(source.cells);
  const [only] = stretches;
  if (!only) return "There is nothing to compare.";
  const names = source.a === source.b ? { a: `${source.a} (A)`, b: `${source.b} (B)` } : { a: source.a, b: source.b };
  const say = sayWith(source);
  const text = stretches.length === 1 ? describeWhole(only, names, say) : describeParts(stretches, names, say);
  const k = source.cells[0]?.k ?? 1;
  return k === 1 ? `${text}.` : `${text} (Pass@${k}).`;
}

function stateOf({ delta, band_low, band_high, improved, worse }: CompareCell): State {
  if (delta === null) return "undefined";
  if (band_low === null || band_high === null) return improved + worse === 0 ? "same" : "few";
  if (band_low > 0) return "ahead";
  return band_high < 0 ? "behind" : "unclear";
}

function findStretches(cells: readonly CompareCell[]): Stretch[] {
  const stretches: Stretch[] = [];
  cells.forEach((cell, j) => {
    const state = stateOf(cell);
    const open = stretches.at(-1);
    const toTheEnd = j === cells.length - 1;
    if (open?.state === state) stretches[stretches.length - 1] = { ...open, last: cell.t, budgets: open.budgets + 1, toTheEnd };
    else stretches.push({ state, first: cell.t, last: cell.t, budgets: 1, toTheEnd });
  });
  return stretches;
}

/** Numbers in words where all of them are small, with the unit where it is asked for: "from three to eight turns". */
function sayWith({ cells, unit }: FindingSource): Say {
  const inWords = cells.every((cell) => WORDS[cell.t] !== undefined);
  const number = (t: number) => (inWords ? (WORDS[t] ?? "") : String(t));
  const counted = (t: number, withUnit: boolean) => (withUnit ? `${number(t)} ${UNIT_NOUNS[unit]}${t === 1 ? "" : "s"}` : number(t));
  return ({ state, first, last, budgets, toTheEnd }, withUnit) => {
    if (budgets === 1) return `at ${counted(first, withUnit)}`;
    if (toTheEnd) return `from ${counted(first, withUnit)}${withUnit || !isDecided(state) ? " on" : ""}`;
    return budgets === 2 ? `at ${number(first)} and ${counted(last, withUnit)}` : `from ${number(first)} to ${counted(last, withUnit)}`;
  };
}

function isDecided(state: State): state is "ahead" | "behind" {
  return state === "ahead" || state === "behind";
}

/** The same holds at every budget. */
function describeWhole(stretch: Stretch, { a, b }: { a: string; b: string }, say: Say): string {
  const { state, budgets } = stretch;
  const where = (every: string) => (budgets === 1 ? say(stretch, true) : `at ${every} budget ${sayRange(stretch, say)}`);
  if (isDecided(state)) return `${a} is ${relation(state, b)} ${where("every")}`;
  if (state === "unclear") return `There is no clear difference between ${a} and ${b} ${where("any")}`;
  return `Between ${a} and ${b} ${CLAUSES[state]} ${where("any")}`;
}

/** "from two to twenty turns", also for two budgets. */
function sayRange(stretch: Stretch, say: Say): string {
  return say({ ...stretch, budgets: Math.max(3, stretch.budgets), toTheEnd: false }, true);
}

function describeParts(stretches: readonly Stretch[], { a, b }: { a: string; b: string }, say: Say): string {
  const decided = stretches.filter(({ state }) => isDecided(state));
  const parts = decided.map((stretch, i) =>
    i === 0 ? `${relation(stretch.state, b)} ${say(stretch, true)}` : `${stretch.state} ${say(stretch, false)}`,
  );
  const sentences = decided.length > 0 ? [`${a} is ${listWords(parts)}`] : [];
  for (const state of UNDECIDED) {
    const open = stretches.filter((stretch) => stretch.state === state);
    if (open.length === 0) continue;
    const opening = sentences.length === 0;
    const where = listWords(open.map((stretch, i) => say(stretch, opening && i === 0)));
    sentences.push(opening ? `Between ${a} and ${b} ${CLAUSES[state]} ${where}` : `${where} ${CLAUSES[state]}`);
  }
  return sentences.join("; ");
}

function relation(state: State, b: string): string {
  return state === "ahead" ? `ahead of ${b}` : `behind ${b}`;
}

/** "x", "x and y", "x, y and z". */
function listWords(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}
