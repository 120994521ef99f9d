import type { SamplingSettings } from "@/core/sweep/sampling-settings";

/** An OpenAI-compatible endpoint and how its model is sampled. */
export interface ChatEndpoint {
  /** With or without `/v1`, or the full address of chat completions. */
  readonly url: string;
  readonly model: string;
  readonly apiKey: string | null;
  readonly sampling: SamplingSettings;
  /** One request, from its start to the last byte of the answer. */
  readonly requestLimitMs: number;
}
