/** What a policy reads out of an observation of the depot. */
export interface DepotReading {
  readonly hinted: string;
  readonly unknown: readonly string[];
  /** The crate that is known to hold the item. */
  readonly right: string | null;
  readonly dockIsFree: boolean;
  readonly wrongIsFinal: boolean;
}

const CRATE = /^Crate ([A-Z]), [^:\n]+: (.+)\.$/gm;

/** Reads an observation of the depot, whatever stands before and after it; null where a text is none. */
export function readDepot(text: string): DepotReading | null {
  const hinted = /^Day sheet: crate ([A-Z])\./m.exec(text)?.[1];
  const dock = /^Dock: (.+)\.$/m.exec(text)?.[1];
  if (hinted === undefined || dock === undefined || !/^Actions: /m.test(text)) return null;
  const unknown: string[] = [];
  let right: string | null = null;
  for (const [, label = "", known] of text.matchAll(CRATE)) {
    if (known === "not known") unknown.push(label);
    else if (known !== "something else") right = label;
  }
  // What is left over is right: an agent that has seen all others wrong need not look.
  const [last] = unknown;
  if (right === null && unknown.length === 1 && last !== undefined) right = last;
  return { hinted, unknown, right, dockIsFree: dock === "free", wrongIsFinal: text.includes("A wrong shipment loses the order.") };
}
