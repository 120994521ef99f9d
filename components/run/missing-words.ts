import type { MissingStopReason } from "@/core/trajectory/stop-reason";

/** Whose failure it was, for people who look why an episode does not count. */
export const MISSING_MEANING: Readonly<Record<MissingStopReason, string>> = {
  environment_error: "The environment failed, not the policy.",
  endpoint_error: "The model's endpoint gave no answer after its retries.",
  grader_error: "The episode ended, its grading failed.",
  cancelled: "Somebody or something stopped the episode.",
};

/** What helps before missing episodes of a sweep are played again. */
export const MISSING_REMEDY: Readonly<Record<MissingStopReason, string>> = {
  environment_error: "Retry once; if the same is said again, the environment has a fault with these tasks.",
  endpoint_error: "Read what the endpoint said, mend or wait for it, test it on its checkpoint's page, then retry.",
  grader_error: "Retry once; if the same is said again, the grader has a fault with these tasks.",
  cancelled: "Nothing is wrong with them: retry.",
};
