import { formatDuration } from "@/core/reports/format-duration";
import type { RouterOutputs } from "@/server/api/root";

/** An endpoint as the API tells it: never with its key. */
export type Endpoint = NonNullable<RouterOutputs["checkpoints"]["list"][number]["endpoint"]>;

/** Where it answers, in short: "built in", "api.lab.example:8000". */
export function endpointHost({ url }: Pick<Endpoint, "url">): string {
  if (url === null) return "built in";
  return URL.canParse(url) ? new URL(url).host : url;
}

/** What of the sampling is said: "temperature 0.7", "top p 0.9", …; empty where all is left to the endpoint. */
export function samplingTexts({ sampling }: Pick<Endpoint, "sampling">): string[] {
  const { temperature, topP, maxTokensPerTurn, extraBody } = sampling;
  return [
    ...(temperature == null ? [] : [`temperature ${temperature}`]),
    ...(topP == null ? [] : [`top p ${topP}`]),
    ...(maxTokensPerTurn == null ? [] : [`at most ${maxTokensPerTurn} tokens a turn`]),
    ...(extraBody == null || Object.keys(extraBody).length === 0 ? [] : [JSON.stringify(extraBody)]),
  ];
}

/** From request to answer: "18 ms", "1.4 s", "12 s". */
export function latencyText(seconds: number): string {
  return seconds >= 1 && seconds < 10 ? `${seconds.toFixed(1)} s` : formatDuration(seconds);
}
