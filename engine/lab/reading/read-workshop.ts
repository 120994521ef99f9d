/** What a policy works out from an observation of the workshop, by the recipe of every product whose parts are there, the first of two that are alike. */
export interface WorkshopReading {
  /** Everything that the order is made of, the product itself included. */
  readonly wanted: ReadonlySet<string>;
  /** How many more of an item are needed than the bench holds. */
  readonly short: ReadonlyMap<string, number>;
  readonly isScarce: boolean;
}

const RECIPE = /^- make ([a-z]+) of ([a-z]+) and ([a-z]+)$/gm;
const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

/** Reads an observation of the workshop, whatever stands before and after it; null where a text is none. */
export function readWorkshop(text: string): WorkshopReading | null {
  const goal = /^Order: one ([a-z]+)\.$/m.exec(text)?.[1];
  const bench = /^Bench: (.+)\.$/m.exec(text)?.[1];
  const shelf = /^Shelf: (.+)\.$/m.exec(text)?.[1];
  if (goal === undefined || bench === undefined || shelf === undefined) return null;
  const recipes = new Map<string, readonly string[]>();
  const onBench = readStock(bench);
  const onShelf = readStock(shelf);
  const lacking = (parts: readonly string[]) => parts.filter((part) => (onShelf.get(part) ?? 0) + (onBench.get(part) ?? 0) === 0).length;
  for (const [, product = "", ...parts] of text.matchAll(RECIPE)) {
    const known = recipes.get(product);
    if (known === undefined || lacking(parts) < lacking(known)) recipes.set(product, parts);
  }
  const short = new Map<string, number>();
  const need = (item: string): void => {
    const held = onBench.get(item) ?? 0;
    if (held > 0) {
      onBench.set(item, held - 1);
      return;
    }
    short.set(item, (short.get(item) ?? 0) + 1);
    for (const part of recipes.get(item) ?? []) need(part);
  };
  need(goal);
  return { wanted: wantedOf(goal, recipes), short, isScarce: text.includes("What is used up is gone.") };
}

function wantedOf(goal: string, recipes: ReadonlyMap<string, readonly string[]>): Set<string> {
  const wanted = new Set<string>();
  const open = [goal];
  for (let item = open.pop(); item !== undefined; item = open.pop()) {
    wanted.add(item);
    open.push(...(recipes.get(item) ?? []).filter((part) => !wanted.has(part)));
  }
  return wanted;
}

function readStock(list: string): Map<string, number> {
  const stock = new Map<string, number>();
  if (list === "empty") return stock;
  for (const part of list.split(", ")) {
    const [word = "", item = ""] = part.split(" ");
    stock.set(item, Math.max(0, NUMBERS.indexOf(word)));
  }
  return stock;
}
