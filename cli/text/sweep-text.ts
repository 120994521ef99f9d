import { countText } from "@/core/reports/charts/report-words";
import { formatDuration, formatRate } from "@/core/reports/format-duration";
import { formatCount } from "@/core/reports/format-number";

/** How far a sweep has come. */
export interface SweepState {
  /** Episodes of the plan, and those of them that are settled, whenever that was. */
  readonly planned: number;
  readonly settled: number;
  /** Settled since this command began, and how long that took. */
  readonly played: number;
  readonly elapsedMs: number;
  /** Of those played: without an outcome, by cause. */
  readonly missing: ReadonlyMap<string, number>;
}

/** "312 of 960 episodes, 14.2/s, 46 s left, missing 2 (endpoint error 2)" */
export function sweepProgressText(state: SweepState): string {
  const { planned, settled, played, elapsedMs } = state;
  const perSecond = elapsedMs > 0 ? (played * 1000) / elapsedMs : 0;
  const left = perSecond > 0 ? [`${formatDuration((planned - settled) / perSecond)} left`] : [];
  return [
    `${formatCount(settled)} of ${countText(planned, "episode")}`,
    formatRate(perSecond),
    ...left,
    ...missingText(state.missing),
  ].join(", ");
}

/** "Played 640 episodes in 45 s (14.2/s)." */
export function sweepEndText({ played, elapsedMs, missing }: SweepState): string {
  const perSecond = elapsedMs > 0 ? (played * 1000) / elapsedMs : 0;
  const words = [
    `Played ${countText(played, "episode")} in ${formatDuration(elapsedMs / 1000)} (${formatRate(perSecond)})`,
    ...missingText(missing),
  ];
  return `${words.join(", ")}.`;
}

/** ["missing 3 (endpoint error 2, environment error 1)"], or nothing. */
export function missingText(missing: ReadonlyMap<string, number>): string[] {
  if (missing.size === 0) return [];
  const causes = [...missing]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([cause, count]) => `${cause.replaceAll("_", " ")} ${formatCount(count)}`);
  const total = [...missing.values()].reduce((sum, count) => sum + count, 0);
  return [`missing ${formatCount(total)} (${causes.join(", ")})`];
}
