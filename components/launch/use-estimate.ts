import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { useTRPC } from "@/components/trpc/trpc-context";
import { SweepRequest, type SweepRequestInput } from "@/core/sweep/sweep-request";
import type { SweepEstimate } from "./launch-choices";
import { useDebounced } from "./use-debounced";

const TYPING_PAUSE_MS = 300;

/** What the server read for the page as it opened. */
export interface FirstEstimate {
  request: SweepRequestInput;
  estimate: SweepEstimate;
}

/** What the sweep may take, asked for when the form stands still; meanwhile the last answer, marked as old. */
export function useEstimate(project: string, request: SweepRequestInput | null, first: FirstEstimate | null) {
  const text = estimatedText(request);
  const settled = useDebounced(text, TYPING_PAUSE_MS);
  const asked = useTRPC().sweeps.estimate.queryOptions(
    settled === null ? skipToken : { project, ...SweepRequest.parse(JSON.parse(settled)) },
    {
      placeholderData: keepPreviousData,
      initialData: first !== null && settled === estimatedText(first.request) ? first.estimate : undefined,
    },
  );
  const { data = null, error, isPlaceholderData } = useQuery(asked);
  return { estimate: data, error, isOld: isPlaceholderData || settled !== text };
}

/** A name costs nothing: changing it asks for no new estimate. */
function estimatedText(request: SweepRequestInput | null): string | null {
  return request === null ? null : JSON.stringify({ ...request, name: "estimated" });
}
