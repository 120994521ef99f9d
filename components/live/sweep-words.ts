import { countOf } from "@/components/ui/count-of";
import { formatDuration, formatRate } from "@/core/reports/format-duration";
import { formatCount } from "@/core/reports/format-number";
import type { RouterOutputs } from "@/server/api/root";

/** Where a sweep stands, as lists know it; its own page knows more. */
export type SweepStanding = Omit<
  RouterOutputs["sweeps"]["active"][number],
  "run" | "name" | "project" | "role" | "checkpoints" | "budgets"
>;

/** It goes on, or is about to. */
export function isMoving({ status }: Pick<SweepStanding, "status">): boolean {
  return status === "queued" || status === "running" || status === "stopping";
}

/** It does not go on without a person, and nobody has wanted that. */
export function needsPerson({ status, haltedBy, isQuiet }: Pick<SweepStanding, "status" | "haltedBy" | "isQuiet">): boolean {
  return isQuiet || (status === "stopped" && haltedBy !== null && haltedBy !== "person");
}

/** What is said beside the dot where the status alone says too little; null where it is enough. */
export function statusWords({ status, openRequests = 0 }: { status: SweepStanding["status"]; openRequests?: number }): string | null {
  return status === "stopping" && openRequests > 0 ? `stopping, up to ${countOf(openRequests, "request")} still open` : null;
}

/** Settled episodes over planned ones. */
export function settledShare({ totals, planned }: Pick<SweepStanding, "totals" | "planned">): number {
  return planned === 0 ? 0 : totals.episodes / planned;
}

/** "1,240 of 10,080 episodes" */
export function settledText({ totals, planned }: Pick<SweepStanding, "totals" | "planned">): string {
  return `${formatCount(totals.episodes)} of ${countOf(planned, "episode")}`;
}

export function missingCount({ totals }: Pick<SweepStanding, "totals">): number {
  return Object.values(totals.missing).reduce((sum, episodes) => sum + episodes, 0);
}

/** How fast it goes and how long it will take: "12/s", "about 11 min left"; empty while nothing is known. */
export function paceTexts({ status, episodesPerSecond, secondsLeft }: SweepStanding): string[] {
  if (status !== "running" || episodesPerSecond === null || episodesPerSecond === 0) return [];
  const left = secondsLeft === null ? [] : [`about ${formatDuration(Math.max(1, secondsLeft))} left`];
  return [formatRate(episodesPerSecond), ...left];
}

/** Why it waits, in few words; null while it goes on. Its own page has the whole reason. */
export function haltText({ haltedBy, haltedReason }: Pick<SweepStanding, "haltedBy" | "haltedReason">): string | null {
  if (haltedBy === "endpoint") return "its endpoint needs a look";
  if (haltedBy === "platform") return "this installation needs a look";
  return haltedBy === null ? null : (haltedReason?.replace(/\.$/, "") ?? null);
}

/** "no news for 100 s"; null where that is no reason for worry. */
export function quietText({ isQuiet, secondsSinceNews }: Pick<SweepStanding, "isQuiet" | "secondsSinceNews">): string | null {
  if (!isQuiet || secondsSinceNews === null) return null;
  const rounded = secondsSinceNews < 120 ? Math.floor(secondsSinceNews / 10) * 10 : Math.floor(secondsSinceNews / 60) * 60;
  return `no news for ${rounded < 120 ? `${rounded} s` : formatDuration(rounded)}`;
}
