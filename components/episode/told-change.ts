/** A sentence in three parts: equal before, other, equal after. */
export interface ToldChange {
  readonly before: string;
  readonly changed: string;
  readonly after: string;
}

/** What of a told sentence is other than in the one before it, in whole words; all of it is equal where nothing changed or none came before. */
export function toldChange(told: string, previous: string | null): ToldChange {
  if (previous === null || previous === told) return { before: told, changed: "", after: "" };
  const words = told.split(/(?<=\s)/);
  const old = previous.split(/(?<=\s)/);
  const most = Math.min(words.length, old.length);
  let head = 0;
  while (head < most && words[head] === old[head]) head++;
  let tail = 0;
  while (tail < most - head && words.at(-1 - tail) === old.at(-1 - tail)) tail++;
  const end = words.length - tail;
  return { before: words.slice(0, head).join(""), changed: words.slice(head, end).join(""), after: words.slice(end).join("") };
}
