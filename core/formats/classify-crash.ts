import type { StopReason } from "../trajectory/stop-reason";

const CONTEXT = /maximum context length|context.?length.?exceeded|context window|prompt is too long/i;
const ENDPOINT =
  /rate.?limit|too many requests|token limit is exceeded|timed? ?out|timeout|connection|unavailable|overloaded|internal server error|bad gateway|api ?error|\b(?:429|50[0-4]|529)\b/i;

/** What an error text of a foreign log means for the episode: the context was full, the model could not be reached, or its world broke. */
export function classifyCrash(error: string): Extract<StopReason, "context_full" | "endpoint_error" | "environment_error"> {
  if (CONTEXT.test(error)) return "context_full";
  return ENDPOINT.test(error) ? "endpoint_error" : "environment_error";
}
