import { z } from "zod";

/** How many of each item there are; an item with none is left out. */
const Stock = z.record(z.string(), z.int().min(1));
export type Stock = z.infer<typeof Stock>;

/** All there is to know, and all of it is shown. */
export const WorkshopState = z.strictObject({
  shelf: Stock,
  bench: Stock,
  order: z.enum(["open", "filled"]),
});
export type WorkshopState = z.infer<typeof WorkshopState>;

export function countIn(stock: Stock, item: string): number {
  return stock[item] ?? 0;
}

/** The stock with `change` more of an item; items stand in alphabetical order, so that equal stocks are equal JSON. Throws RangeError below none. */
export function changeStock(stock: Stock, item: string, change: number): Stock {
  const count = countIn(stock, item) + change;
  if (count < 0) throw new RangeError(`there are not so many of ${item}`);
  const others = Object.entries(stock).filter(([name]) => name !== item);
  const entries: [string, number][] = count === 0 ? others : [...others, [item, count]];
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
