import { z } from "zod";
import { SamplingSettings } from "@/core/sweep/sampling-settings";

/** What a person says about where a checkpoint answers. */
export const EndpointSettings = z.object({
  url: z.string().trim().min(1, "Give the address of the endpoint.").max(2_000),
  model: z.string().trim().min(1, "Say by which name the endpoint knows the model.").max(500),
  /** Absent: the key stays as it is; null: none. */
  key: z.string().trim().min(1).max(10_000).nullish(),
  sampling: SamplingSettings.prefault({}),
  /** Requests in flight at once, over all workers. */
  concurrency: z.int().min(1).max(1_000).default(8),
});
export type EndpointSettings = z.infer<typeof EndpointSettings>;
