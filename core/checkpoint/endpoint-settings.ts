import { z } from "zod";
import { AppError } from "../app-error";
import { SamplingSettings } from "../sweep/sampling-settings";
import { chatCompletionsUrl } from "./endpoint-address";

const CONCURRENCY = "Give a whole number from 1 to 1,000.";

/** What a person says about where a checkpoint answers. */
export const EndpointSettings = z.object({
  url: z.string().trim().min(1, "Give the address of the endpoint.").max(2_000, "The address is too long.").superRefine(checkAddress),
  model: z.string().trim().min(1, "Say by which name the endpoint knows the model.").max(500, "At most 500 characters."),
  /** Absent: the key stays as it is; null: none. */
  key: z.string().trim().min(1, "Give the key, or keep the stored one.").max(10_000, "This is too long for a key.").nullish(),
  sampling: SamplingSettings.prefault({}),
  /** Requests in flight at once, over all workers. */
  concurrency: z.int(CONCURRENCY).min(1, CONCURRENCY).max(1_000, CONCURRENCY).default(8),
});
export type EndpointSettings = z.infer<typeof EndpointSettings>;

function checkAddress(url: string, context: z.RefinementCtx): void {
  if (url === "") return;
  try {
    chatCompletionsUrl(url);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    context.addIssue({ code: "custom", message: error.message });
  }
}
