import type { MissingStopReason } from "@/core/trajectory/stop-reason";

/** Whose failure it was, for people who look why an episode does not count. */
export const MISSING_MEANING: Readonly<Record<MissingStopReason, string>> = {
  environment_error: "The environment failed, not the policy.",
  endpoint_error: "The model's endpoint gave no answer after its retries.",
  grader_error: "The episode ended, its grading failed.",
  cancelled: "Somebody or something stopped the episode.",
};
