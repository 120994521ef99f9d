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

type Undecided = "unclear" | "few" | "same" | "undefined";
type State = "ahead" | "behind" | Undecided;

/** What is said of budgets where no side is ahead, in the order in which it is said. */
const CLAUSES: Readonly<Record<Undecided, string>> = {
  unclear: "there is no clear difference",
  few: "too few tasks differ to tell",
  same: "no task differs",
  undefined: "the difference is not defined",
};
const UNDECIDED: readonly Undecided[] = ["unclear", "few", "same", "undefined"];

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

interface Names {
  readonly a: string;
  readonly b: string;
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
  const text = stretches.some(({ state }) => isDecided(state))
    ? describeDecided(stretches, names, say)
    : describeUndecided(stretches, names, say);
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

/** Some budgets tell the sides apart. */
function describeDecided(stretches: readonly Stretch[], { a, b }: Names, say: Say): string {
  const [only] = stretches;
  if (only && stretches.length === 1) return `${a} is ${relation(only.state, b)} ${sayWhole(stretches, "every", say)}`;
  const parts = stretches
    .filter(({ state }) => isDecided(state))
    .map((stretch, i) => (i === 0 ? `${relation(stretch.state, b)} ${say(stretch, true)}` : `${stretch.state} ${say(stretch, false)}`));
  return [`${a} is ${listWords(parts)}`, ...describeRest(stretches, UNDECIDED, say)].join("; ");
}

/** No budget does: said of all of them at once, then why of those that could not. */
function describeUndecided(stretches: readonly Stretch[], { a, b }: Names, say: Say): string {
  const [only] = stretches;
  const pair = `between ${a} and ${b}`;
  const everywhere = sayWhole(stretches, "any", say);
  if (only && stretches.length === 1) {
    if (only.state === "undefined") return `The difference ${pair} is not defined ${everywhere}`;
    const why = only.state === "unclear" || isDecided(only.state) ? "" : `: ${CLAUSES[only.state]}`;
    return `There is no clear difference ${pair} ${everywhere}${why}`;
  }
  const defined = stretches.filter(({ state }) => state !== "undefined");
  const where = defined.length === stretches.length ? everywhere : listWords(defined.map((stretch, i) => say(stretch, i === 0)));
  const rest = describeRest(stretches, ["few", "same", "undefined"], say);
  return [`There is no clear difference ${pair} ${where}`, ...rest].join("; ");
}

/** "at two and from eight on there is no clear difference": a clause for each of the states that occur. */
function describeRest(stretches: readonly Stretch[], states: readonly Undecided[], say: Say): string[] {
  return states.flatMap((state) => {
    const where = stretches.filter((stretch) => stretch.state === state).map((stretch) => say(stretch, false));
    return where.length > 0 ? [`${listWords(where)} ${CLAUSES[state]}`] : [];
  });
}

/** The whole grid: "at any budget from two to twenty turns", "at two turns". */
function sayWhole(stretches: readonly Stretch[], every: string, say: Say): string {
  const [first] = stretches;
  const last = stretches.at(-1);
  if (!first || !last) return "";
  if (first.first === last.last) return say(first, true);
  const range: Stretch = { ...first, last: last.last, budgets: Number.POSITIVE_INFINITY, toTheEnd: false };
  return `at ${every} budget ${say(range, true)}`;
}

function relation(state: State, b: string): string {
  return state === "ahead" ? `ahead of ${b}` : `behind ${b}`;
}

/** "x", "x and y", "x, y and z". */
function listWords(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}
