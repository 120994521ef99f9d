import { MISSING_STOP_REASONS, type MissingStopReason } from "../../trajectory/stop-reason";
import { formatCount, formatPercent } from "../format-number";
import type { PassKtEntry } from "../pass-kt-report";

export type DenominatorKind = "asked" | "counted" | "missing" | "not_graded" | "duplicates" | "to_come";
export type DenominatorItem = {
  kind: DenominatorKind;
  count: number;
  text: string;
  causes: { reason: MissingStopReason; count: number; text: string }[];
};

/** What was asked and what became of it: bar segments in their order and the same in words. Denominators come before results. */
export type Denominators = {
  segments: { kind: "counted" | "missing" | "to_come"; count: number }[];
  items: DenominatorItem[];
  label: string;
};

/** Episodes by what became of them. `toCome` = asked and not settled yet. */
export type DenominatorCounts = {
  counted: number;
  missing: Partial<Record<MissingStopReason, number>>;
  notGraded: number;
  duplicates: number;
  toCome?: number;
};

/** The denominator bar of the given counts. */
export function denominators(counts: DenominatorCounts): Denominators {
  const causes = MISSING_STOP_REASONS.flatMap((reason) => {
    const count = counts.missing[reason] ?? 0;
    return count > 0 ? [{ reason, count, text: `${reason} ${formatCount(count)}` }] : [];
  });
  const missing = causes.reduce((sum, cause) => sum + cause.count, 0);
  const toCome = counts.toCome ?? 0;
  const asked = counts.counted + missing + counts.notGraded + toCome;
  const share = asked > 0 ? ` (${formatPercent(counts.counted / asked)} %)` : "";
  const items: DenominatorItem[] = [
    { kind: "asked", count: asked, text: "asked", causes: [] },
    { kind: "counted", count: counts.counted, text: `counted${share}`, causes: [] },
    { kind: "missing", count: missing, text: "missing", causes },
    { kind: "not_graded", count: counts.notGraded, text: "not graded", causes: [] },
    { kind: "duplicates", count: counts.duplicates, text: counts.duplicates === 1 ? "duplicate" : "duplicates", causes: [] },
  ];
  if (toCome > 0) items.push({ kind: "to_come", count: toCome, text: "to come", causes: [] });
  const segments = [
    { kind: "counted" as const, count: counts.counted },
    { kind: "missing" as const, count: missing + counts.notGraded },
    { kind: "to_come" as const, count: toCome },
  ].filter((segment) => segment.count > 0);
  return { segments, items, label: items.map((item) => `${formatCount(item.count)} ${item.text}`).join(", ") };
}

/** The counts of one entry of a report. */
export function entryDenominators(entry: Pick<PassKtEntry, "denominators">): DenominatorCounts {
  const { counted, missing, not_graded, duplicates } = entry.denominators;
  return { counted, missing, notGraded: not_graded, duplicates };
}

/** The counts of several entries together. */
export function sumDenominators(parts: readonly DenominatorCounts[]): DenominatorCounts {
  const missing: Partial<Record<MissingStopReason, number>> = {};
  for (const reason of MISSING_STOP_REASONS) missing[reason] = parts.reduce((sum, part) => sum + (part.missing[reason] ?? 0), 0);
  const sum = (read: (part: DenominatorCounts) => number): number => parts.reduce((total, part) => total + read(part), 0);
  return {
    counted: sum((part) => part.counted),
    missing,
    notGraded: sum((part) => part.notGraded),
    duplicates: sum((part) => part.duplicates),
    toCome: sum((part) => part.toCome ?? 0),
  };
}
