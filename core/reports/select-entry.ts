import { invalidInput } from "../app-error";
import type { BudgetVisibility } from "../trajectory/budget";
import type { EntryKey } from "../trajectory/entry";
import type { EntryTally } from "../trajectory/tally";

export interface EntryChoice {
  /** Name of the checkpoint. */
  readonly name?: string | undefined;
  /** Name of the suite, or `name@version`. */
  readonly suite?: string | undefined;
  readonly visibility?: BudgetVisibility | undefined;
}

/** The one entry that fits (contracts §2.9). Throws `invalid_input` with the list where none or several do; `side` names it: "A". */
export function selectEntry(entries: readonly EntryTally[], choice: EntryChoice, side = "the comparison"): EntryTally {
  const fitting = entries.filter((entry) => fits(entry.key, choice));
  const [only] = fitting;
  if (only && fitting.length === 1) return only;
  if (entries.length === 0) throw invalidInput(`There are no episodes for ${side}.`);
  const listed = (fitting.length > 0 ? fitting : entries).map((entry) => describeEntryKey(entry.key)).join("; ");
  throw invalidInput(
    fitting.length === 0
      ? `No entry fits what was asked for ${side}; there are: ${listed}.`
      : `${fitting.length} entries fit ${side}, choose one by checkpoint name, suite or visibility: ${listed}.`,
  );
}

function fits(key: EntryKey, { name, suite, visibility }: EntryChoice): boolean {
  return (
    (name === undefined || key.checkpoint === name) &&
    (suite === undefined || key.suite.name === suite || `${key.suite.name}@${key.suite.version}` === suite) &&
    (visibility === undefined || key.visibility === visibility)
  );
}

/** "rl on depot@1 (test), announced, assistant_turn". */
export function describeEntryKey({ checkpoint, suite, visibility, unit }: EntryKey): string {
  return `${checkpoint} on ${suite.name}@${suite.version} (${suite.split}), ${visibility}, ${unit}`;
}
