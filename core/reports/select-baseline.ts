import { invalidInput } from "../app-error";
import { entryKeyText } from "../trajectory/entry";
import type { EntryTally } from "../trajectory/tally";
import { type EntryChoice, selectEntry } from "./select-entry";

/** The baseline, and what it is compared with. */
export interface BaselineChoice {
  readonly baseline: EntryTally;
  readonly others: EntryTally[];
}

/**
 * The one entry of the baseline (contracts §2.9), and the entries of other checkpoints on the same suite under the same visibility and
 * unit; `names` keeps some of them. Throws `invalid_input` where the baseline isn't one entry, or a name is not there.
 */
export function selectBaseline(entries: readonly EntryTally[], choice: EntryChoice, names: readonly string[] = []): BaselineChoice {
  const baseline = selectEntry(entries, choice, "the baseline");
  const alike = entries.filter((entry) => isAlike(entry, baseline));
  const missing = names.find((name) => !alike.some(({ key }) => key.checkpoint === name));
  if (missing !== undefined) {
    const there = alike.map(({ key }) => key.checkpoint).join(", ") || "none";
    throw invalidInput(`No checkpoint ${missing} was evaluated like the baseline ${baseline.key.checkpoint}; there are: ${there}.`);
  }
  return { baseline, others: alike.filter(({ key }) => names.length === 0 || names.includes(key.checkpoint)) };
}

/** The same key but for the checkpoint. */
function isAlike(entry: EntryTally, baseline: EntryTally): boolean {
  const { checkpoint } = baseline.key;
  return entry.key.checkpoint !== checkpoint && entryKeyText({ ...entry.key, checkpoint }) === entryKeyText(baseline.key);
}
