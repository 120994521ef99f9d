"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { useTRPC } from "@/components/trpc/trpc-context";
import { problemText } from "@/components/ui/problem-text";
import type { EndpointTest } from "./test-advice";

const POLL_MS = 700;

type TestedEndpoint = { project: string; checkpoint: string; latest: EndpointTest | null };

/** Starts tests of a checkpoint's endpoint, and follows the one at hand. */
export function useEndpointTest({ project, checkpoint, latest }: TestedEndpoint) {
  const trpc = useTRPC();
  const [startedId, setStartedId] = useState<string | null>(null);
  const start = useMutation(trpc.endpoints.test.mutationOptions({ onSuccess: ({ id }) => setStartedId(id) }));
  const { test, error } = useWatchedTest({ project, id: startedId ?? latest?.id ?? null, latest });
  const hasBegun = startedId !== null && test === null;
  return {
    test,
    begin: () => start.mutate({ project, checkpoint }),
    isBusy: start.isPending || hasBegun || isOpen(test),
    problem: start.isError ? problemText(start.error) : error,
  };
}

type WatchedTest = { project: string; id: string | null; latest: EndpointTest | null };

/** Asks for a test until it has ended; then the page is read anew, since the endpoint's speed is known. */
function useWatchedTest({ project, id, latest }: WatchedTest): { test: EndpointTest | null; error: string | null } {
  const router = useRouter();
  const known = id === latest?.id ? latest : null;
  const { data, error } = useQuery({
    ...useTRPC().endpoints.testResult.queryOptions({ project, id: id ?? "" }),
    enabled: id !== null && (known === null || isOpen(known)),
    refetchInterval: ({ state }) => (isOpen(state.data ?? known) ? POLL_MS : false),
  });
  const test = data ?? known;
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && test?.finishedAt) router.refresh();
    wasOpen.current = isOpen(test);
  }, [test, router]);
  return { test, error: error === null ? null : problemText(error) };
}

function isOpen(test: EndpointTest | null): boolean {
  return test?.status === "queued" || test?.status === "running";
}
