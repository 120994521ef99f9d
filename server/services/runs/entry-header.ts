import type { ReportMode } from "@/core/reports/report-options";
import { BudgetUnit, BudgetVisibility } from "@/core/trajectory/budget";
import { type EntryKey, entryKeyText } from "@/core/trajectory/entry";
import type { Method } from "@/core/trajectory/method";
import { EntryLedger } from "./entry-ledger";

/** A row of a report as people know it: which checkpoint on which suite, under which budget, in which run. */
export interface EntryHeader {
  id: string;
  run: { id: string; name: string; createdAt: Date };
  checkpoint: { id: string; name: string; method: Method; family?: string | null; trainSeed?: number | null };
  suite: { name: string; version: string; split: string };
  visibility: BudgetVisibility;
  unit: BudgetUnit;
  /** The mode that reports take when nobody says (contracts §2.2). */
  defaultMode: ReportMode;
  /** Limits that the episodes carry, ascending; null = unknown, last. */
  limits: (number | null)[];
  tasks: number;
  episodes: number;
}

/** The columns of an entry that its header is made of. */
export const entryColumns = {
  id: true,
  visibility: true,
  unit: true,
  ledger: true,
  run: { select: { id: true, name: true, createdAt: true } },
  checkpoint: { select: { id: true, name: true, method: true, family: true, trainSeed: true } },
  suite: { select: { name: true, version: true, split: true } },
} as const;

export interface EntryColumns {
  id: string;
  visibility: string;
  unit: string;
  ledger: unknown;
  run: { id: string; name: string; createdAt: Date };
  checkpoint: { id: string; name: string; method: Method; family?: string | null; trainSeed?: number | null };
  suite: { name: string; version: string; split: string };
}

/** The header of an entry's row. */
export function toEntryHeader({ ledger, visibility, unit, ...row }: EntryColumns): EntryHeader {
  const { limits, tasks, episodes } = EntryLedger.parse(ledger);
  return {
    ...row,
    visibility: BudgetVisibility.parse(visibility),
    unit: BudgetUnit.parse(unit),
    defaultMode: limits.filter((limit) => limit !== null).length >= 2 ? "rerun" : "truncate",
    limits,
    tasks,
    episodes,
  };
}

export function keyOfEntry({ checkpoint, suite, visibility, unit }: EntryHeader): EntryKey {
  return { checkpoint: checkpoint.name, suite, visibility, unit };
}

/** The order that reports have: checkpoint, suite, visibility, unit; then the older run first. */
export function compareEntries(a: EntryHeader, b: EntryHeader): number {
  const [left, right] = [a, b].map((entry) => `${entryKeyText(keyOfEntry(entry))}${entry.run.id}`);
  if (left === right || left === undefined || right === undefined) return 0;
  return left < right ? -1 : 1;
}
