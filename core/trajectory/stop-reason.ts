import { z } from "zod";

/** Ends of an episode that count as outcomes. */
export const OUTCOME_STOP_REASONS = [
  "success",
  "failure",
  "turn_limit",
  "gave_up",
  "token_limit",
  "context_full",
  "time_limit",
  "cost_limit",
] as const;

/** Ends that say nothing about the policy: the episode is missing, never a failure and never dropped in silence. */
export const MISSING_STOP_REASONS = ["environment_error", "endpoint_error", "grader_error", "cancelled"] as const;

export const StopReason = z.enum([...OUTCOME_STOP_REASONS, ...MISSING_STOP_REASONS]);
export type StopReason = z.infer<typeof StopReason>;
export type MissingStopReason = (typeof MISSING_STOP_REASONS)[number];

const MISSING: ReadonlySet<string> = new Set(MISSING_STOP_REASONS);

/** Whether an episode that ended so is missing (contracts: a stop reason after the bar). */
export function isMissing(reason: StopReason): reason is MissingStopReason {
  return MISSING.has(reason);
}
