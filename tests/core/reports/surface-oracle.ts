import type { EntryTally } from "@/core/trajectory/tally";
import surface from "../../oracles/surface.json";
import { makeEntry } from "./made-up-entry";

/** The two made-up checkpoints of the reference surface, A and B, with a limit of 21 turns. */
export function surfaceEntry(side: "A" | "B", clusters: Readonly<Record<string, string>> = {}): EntryTally {
  const episodes = surface[side].map((row) => ({ task: row.task, turn: row.success_turn, missing: row.error !== null }));
  return makeEntry(episodes, { name: side, limit: 21, clusters });
}

/** The numbers of a cell's name in the reference files: "2,13" is K = 2, T = 13. */
export function cellName(cell: { readonly k: number; readonly t: number }): string {
  return `${cell.k},${cell.t}`;
}
