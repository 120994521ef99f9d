import type { PassKtEntry, PassKtReport } from "../pass-kt-report";

/** Entries that may share a chart: one suite, mode, visibility and unit. `report` holds only them, with the T that they have. */
export type ComparableGroup = { key: string; suite: string; title: string; report: PassKtReport; indices: number[] };

/**
 * Parts a report so that kinds of budget are never mixed in one chart, in the order of the report. `indices` point into its entries. A
 * group that is the whole report keeps all of its T: those that can't be estimated say so.
 */
export function comparableGroups(report: PassKtReport): ComparableGroup[] {
  const groups = new Map<string, number[]>();
  report.checkpoints.forEach((entry, index) => {
    const key = groupKey(entry);
    groups.set(key, [...(groups.get(key) ?? []), index]);
  });
  return [...groups].flatMap(([key, indices]) => {
    const entries = indices.flatMap((index) => report.checkpoints[index] ?? []);
    const first = entries[0];
    if (first === undefined) return [];
    const part = groups.size === 1 ? { ...report, mode: first.mode } : partOf(report, entries, first.mode);
    return [{ key, indices, suite: suiteTitle(first), title: groupTitle(first), report: part }];
  });
}

function groupKey(entry: PassKtEntry): string {
  return JSON.stringify([entry.suite, entry.suite_version, entry.suite_split, entry.mode, entry.visibility, entry.unit]);
}

/** Suite, version and split in words: "depot 1.0, test". */
export function suiteTitle(entry: Pick<PassKtEntry, "suite" | "suite_version" | "suite_split">): string {
  return [[entry.suite, entry.suite_version].filter(Boolean).join(" "), entry.suite_split].filter(Boolean).join(", ");
}

function groupTitle(entry: PassKtEntry): string {
  const unit = entry.unit === "assistant_turn" ? "" : `, ${entry.unit.replaceAll("_", " ")}s`;
  return `${suiteTitle(entry)}: ${entry.mode}, ${entry.visibility}${unit}`;
}

function partOf(report: PassKtReport, entries: PassKtEntry[], mode: PassKtEntry["mode"]): PassKtReport {
  const has = (t: number): boolean => entries.some((entry) => entry.cells.some((cell) => cell.t === t && cell.value !== null));
  const t = report.t.filter(has);
  return { ...report, mode, checkpoints: entries, t: t.length > 0 ? t : report.t };
}
