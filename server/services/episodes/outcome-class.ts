import { z } from "zod";
import { isMissing, StopReason } from "@/core/trajectory/stop-reason";

/** How an episode counts: success, failure, missing or not_graded. */
export const OutcomeClass = z.enum(["success", "failure", "missing", "not_graded"]);
export type OutcomeClass = z.infer<typeof OutcomeClass>;

/** Contracts §2.4: a stop reason after the bar is missing whatever `success` says; otherwise null is not graded. */
export function classifyOutcome(stopReason: string, success: boolean | null): { stopReason: StopReason; outcome: OutcomeClass } {
  const reason = StopReason.parse(stopReason);
  if (isMissing(reason)) return { stopReason: reason, outcome: "missing" };
  if (success === null) return { stopReason: reason, outcome: "not_graded" };
  return { stopReason: reason, outcome: success ? "success" : "failure" };
}
