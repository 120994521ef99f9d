import { z } from "zod";

/** Fields of a request that the runner decides itself; an extra body may not set them. */
const RESERVED = ["model", "messages", "stream", "n", "seed", "temperature", "top_p", "max_tokens", "max_completion_tokens"] as const;

const TEMPERATURE = "Give a number from 0 to 10, or leave it empty.";
const TOP_P = "Give a number above 0 and at most 1, or leave it empty.";
const MAX_TOKENS = "Give a whole number from 1 to 1,000,000, or leave it empty.";

/** How a checkpoint is sampled. What is null or absent is left to the endpoint and not sent. */
export const SamplingSettings = z.strictObject({
  temperature: z.number(TEMPERATURE).min(0, TEMPERATURE).max(10, TEMPERATURE).nullish(),
  topP: z.number(TOP_P).gt(0, TOP_P).max(1, TOP_P).nullish(),
  /** The largest number of tokens of one answer. */
  maxTokensPerTurn: z.int(MAX_TOKENS).min(1, MAX_TOKENS).max(1_000_000, MAX_TOKENS).nullish(),
  /** Further fields of the request, as the endpoint documents them (for example `top_k` or `chat_template_kwargs`). */
  extraBody: z
    .record(z.string(), z.json())
    .refine((body) => !RESERVED.some((key) => key in body), {
      error: `These are set elsewhere, leave them out of the extra body: ${RESERVED.join(", ")}.`,
    })
    .nullish(),
});
export type SamplingSettings = z.infer<typeof SamplingSettings>;

/** `overrides` laid over `settings`: a field that is absent or null there keeps its value; extra bodies are joined field by field. */
export function mergeSampling(settings: SamplingSettings, overrides: SamplingSettings): SamplingSettings {
  return {
    temperature: overrides.temperature ?? settings.temperature,
    topP: overrides.topP ?? settings.topP,
    maxTokensPerTurn: overrides.maxTokensPerTurn ?? settings.maxTokensPerTurn,
    extraBody: { ...settings.extraBody, ...overrides.extraBody },
  };
}
