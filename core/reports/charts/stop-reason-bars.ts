import type { Method } from "../../trajectory/method";
import { isMissing, MISSING_STOP_REASONS, StopReason } from "../../trajectory/stop-reason";
import type { EntryTally } from "../../trajectory/tally";
import { formatPercent } from "../format-number";
import { type DataTable, numberCell, numberColumn, textCell, textColumn } from "./data-table";
import type { ChartTip, FigureWords } from "./figure-words";
import { countText } from "./report-words";

/** The fixed order of outcomes in a bar; what is missing stands after a gap. */
export const STOP_REASON_ORDER = [
  "success",
  "failure",
  "turn_limit",
  "gave_up",
  "context_full",
  "token_limit",
  "time_limit",
  "cost_limit",
] as const;

export type StopReasonCounts = Partial<Record<StopReason, number>>;

/** The asked episodes of one limit by how they ended; `t: null` where the limit is unknown or the row spans all limits. */
export type StopReasonRow = { t: number | null; reasons: StopReasonCounts };

/** One entry and its rows, as `stopReasonRows` makes them from tallies. */
export type StopReasonSource = { name: string; method: Method | null; rows: readonly StopReasonRow[] };

export type StopSegment = { reason: StopReason; count: number; share: number; missing: boolean };
export type StopBar = { t: number | null; label: string; asked: number; segments: StopSegment[]; tip: ChartTip; ariaLabel: string };
export type StopReasonPanel = { name: string; method: Method | null; bars: StopBar[] };
export type StopReasonBars = FigureWords & {
  panels: StopReasonPanel[];
  legend: { reason: StopReason | "missing"; text: string }[];
  table: DataTable;
};

/** Stop reasons by limit, summed over the tasks of an entry. */
export function stopReasonRows(entry: EntryTally): StopReasonRow[] {
  const byLimit = new Map<number | null, StopReasonCounts>();
  for (const tally of entry.tasks.flatMap((task) => task.limits)) {
    const sums = byLimit.get(tally.limit) ?? {};
    for (const reason of StopReason.options) {
      const count = tally.stopReasons[reason] ?? 0;
      if (count > 0) sums[reason] = (sums[reason] ?? 0) + count;
    }
    byLimit.set(tally.limit, sums);
  }
  const last = Number.POSITIVE_INFINITY;
  return [...byLimit].map(([t, reasons]) => ({ t, reasons })).sort((a, b) => (a.t ?? last) - (b.t ?? last));
}

/** What ends an episode: one bar a T in a fixed order, as shares of all that were asked. */
export function stopReasonBars(sources: readonly StopReasonSource[]): StopReasonBars {
  const panels = sources.map(({ name, method, rows }) => ({ name, method, bars: rows.map(stopBar) }));
  const title = stopFinding(panels);
  return {
    title,
    subtitle: "Share of asked episodes by stop reason, T down the side",
    description: title,
    footer: null,
    panels,
    legend: stopLegend(panels),
    table: stopTable(panels),
  };
}

function stopBar(row: StopReasonRow): StopBar {
  const order: readonly StopReason[] = [...STOP_REASON_ORDER, ...MISSING_STOP_REASONS];
  const asked = order.reduce((sum, reason) => sum + (row.reasons[reason] ?? 0), 0);
  const segments = order.flatMap((reason) => {
    const count = row.reasons[reason] ?? 0;
    return count > 0 ? [{ reason, count, share: count / asked, missing: isMissing(reason) }] : [];
  });
  const label = row.t === null ? "all" : String(row.t);
  const place = row.t === null ? "All limits" : `T ${row.t}`;
  return {
    t: row.t,
    label,
    asked,
    segments,
    tip: {
      value: `${place}, ${countText(asked, "episode")} asked`,
      lines: segments.map((part) => `${part.reason} ${part.count} (${formatPercent(part.share)} %)`),
    },
    ariaLabel: `${place}: ${segments.map((part) => `${part.reason} ${part.count}`).join(", ") || "no episodes"}`,
  };
}

function stopFinding(panels: readonly StopReasonPanel[]): string {
  const bars = panels.flatMap((panel) => panel.bars);
  const asked = bars.reduce((sum, bar) => sum + bar.asked, 0);
  if (asked === 0) return "No episodes yet";
  const sums = new Map<StopReason, number>();
  for (const part of bars.flatMap((bar) => bar.segments)) {
    if (!part.missing && part.reason !== "success") sums.set(part.reason, (sums.get(part.reason) ?? 0) + part.count);
  }
  const most = [...sums].sort((a, b) => b[1] - a[1])[0];
  const hasSuccess = bars.some((bar) => bar.segments.some((part) => part.reason === "success"));
  if (!most) return hasSuccess ? "What ends an episode: success throughout" : "No outcome is known: every asked episode is missing";
  return `What ends an episode without success is mostly ${most[0]}: ${formatPercent(most[1] / asked)} % of those asked`;
}

function stopLegend(panels: readonly StopReasonPanel[]): StopReasonBars["legend"] {
  const present = new Set(panels.flatMap((panel) => panel.bars.flatMap((bar) => bar.segments.map((part) => part.reason))));
  const outcomes = STOP_REASON_ORDER.filter((reason) => present.has(reason)).map((reason) => ({
    reason,
    text: reason === "success" ? "success (method colour)" : reason,
  }));
  const missing = MISSING_STOP_REASONS.some((reason) => present.has(reason));
  return missing ? [...outcomes, { reason: "missing" as const, text: "missing: not an outcome, stands apart" }] : outcomes;
}

function stopTable(panels: readonly StopReasonPanel[]): DataTable {
  const reasons: readonly StopReason[] = [...STOP_REASON_ORDER, ...MISSING_STOP_REASONS];
  const present = reasons.filter((reason) =>
    panels.some((panel) => panel.bars.some((bar) => bar.segments.some((part) => part.reason === reason))),
  );
  return {
    caption: "Episodes by stop reason",
    columns: [textColumn("Checkpoint"), ...["T", "asked", ...present].map(numberColumn)],
    rows: panels.flatMap((panel) =>
      panel.bars.map((bar) => [
        textCell(panel.name),
        bar.t === null ? textCell(bar.label) : numberCell(bar.t, String),
        numberCell(bar.asked, String),
        ...present.map((reason) => numberCell(bar.segments.find((part) => part.reason === reason)?.count ?? 0, String)),
      ]),
    ),
  };
}
