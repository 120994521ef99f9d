import { TRPCClientError } from "@trpc/client";

/** The sentence to show for a call that failed: the API's own, or that the server could not be reached. */
export function problemText(error: unknown): string {
  if (error instanceof TRPCClientError && error.data) return error.message;
  return "The server did not answer. Nothing was changed; try again in a moment.";
}
