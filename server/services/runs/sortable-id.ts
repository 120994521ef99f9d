import { randomBytes } from "node:crypto";

/** What an id names: a run, an entry, a checkpoint, a suite, a batch. */
export type IdPrefix = "run" | "ent" | "ckp" | "sui" | "bat";

/** The prefix, milliseconds in base 36 (nine digits until the year 5188), then 50 random bits: ids of one kind sort by time. */
export function makeSortableId(prefix: IdPrefix, nowMs = Date.now()): string {
  const random = [...randomBytes(10)].map((byte) => (byte % 32).toString(32)).join("");
  return `${prefix}_${nowMs.toString(36).padStart(9, "0")}${random}`;
}
