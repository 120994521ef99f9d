import { z } from "zod";

/** Fields of a request that the runner decides itself; an extra body may not set them. */
const RESERVED = ["model", "messages", "stream", "n", "seed", "temperature", "top_p", "max_tokens", "max_completion_tokens"] as const;

/** How a checkpoint is sampled. What is null or absent is left to the endpoint and not sent. */
export const SamplingSettings = z.strictObject({
  temperature: z.number().min(0).max(10).nullish(),
  topP: z.number().gt(0).max(1).nullish(),
  /** The largest number of tokens of one answer. */
  maxTokensPerTurn: z.int().min(1).max(1_000_000).nullish(),
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
