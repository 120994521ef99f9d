import type { EpisodeRow } from "@/components/episodes-list/use-episode-pages";
import { countOf } from "@/components/ui/count-of";
import { levelText } from "@/core/reports/charts/report-words";
import type { StopReasonRow } from "@/core/reports/charts/stop-reason-bars";
import { formatCount, formatPercent } from "@/core/reports/format-number";
import type { PassKtCell, PassKtEntry, PassKtReport } from "@/core/reports/pass-kt-report";
import { MISSING_STOP_REASONS } from "@/core/trajectory/stop-reason";

/** The cell of an entry at (K, T); undefined where the report has none. */
export function findCell(entry: PassKtEntry, k: number, t: number): PassKtCell | undefined {
  return entry.cells.find((cell) => cell.k === k && cell.t === t);
}

/** The bracket of both error conventions, and the best that could have been; null where nothing is missing. */
export function boundsText({ bounds }: PassKtCell): string | null {
  const { all_missing_fail: low, missing_excluded: without, all_missing_pass: high } = bounds;
  if (low === null || high === null || low === high) return null;
  return `${formatPercent(low)} with what is missing as failures, ${formatPercent(without)} with it left out, ${formatPercent(high)} had it all passed`;
}

/** What of the standard error would change with other tasks, and what on a re-run of these; null where it can't be parted. */
export function errorPartsText({ se, error_parts: parts }: PassKtCell): string | null {
  if (se === null || parts === null) return null;
  return `would change with other tasks by ±${formatPercent(parts.tasks)}, on a re-run of these by ±${formatPercent(parts.rerun)} points`;
}

/** How the interval of a cell was made (docs/statistics.md). */
export function intervalText(cell: PassKtCell, { level }: Pick<PassKtReport, "level">): string {
  if (cell.low === null) return "– (one task, or nothing to estimate)";
  return `${levelText(level)}, over ${countOf(cell.tasks, "task")}: Wilson with Student's t and the effective number of episodes`;
}

/** The limit whose episodes feed a cell: T itself, or the entry's largest one when long episodes are cut. */
export function feedingLimit({ mode, limits }: Pick<PassKtEntry, "mode" | "limits">, t: number): number | null {
  if (mode === "rerun") return t;
  const known = limits.filter((limit) => limit !== null);
  return known.length === 0 ? null : Math.max(...known);
}

/** How many episodes were asked at a limit and how many of them are missing; null where none were. */
export function askedText(rows: readonly StopReasonRow[], limit: number | null): string | null {
  const row = rows.find(({ t }) => t === limit);
  if (row === undefined) return null;
  const causes = MISSING_STOP_REASONS.flatMap((reason) => {
    const count = row.reasons[reason] ?? 0;
    return count === 0 ? [] : [`${reason} ${formatCount(count)}`];
  });
  const asked = Object.values(row.reasons).reduce((sum, count) => sum + count, 0);
  return `${countOf(asked, "episode")}${causes.length === 0 ? ", none missing" : `, missing: ${causes.join(", ")}`}`;
}

/** Where an episode stands in a cell with budget T: solved in time, solved too late, or as it ended. */
export function standingAt(episode: EpisodeRow, entry: Pick<PassKtEntry, "mode">, t: number): string {
  if (episode.outcome === "missing" || episode.outcome === "not_graded") return "not counted";
  if (episode.outcome === "failure") return "not solved";
  if (entry.mode === "rerun" || episode.successTurn === null) return "solved";
  return episode.successTurn <= t ? `solved at turn ${episode.successTurn}` : `later, at turn ${episode.successTurn}`;
}
