"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { useTRPC } from "@/components/trpc/trpc-context";
import { countOf } from "@/components/ui/count-of";
import { problemText } from "@/components/ui/problem-text";
import type { MissingStopReason } from "@/core/trajectory/stop-reason";

export interface SweepActions {
  stop: () => void;
  resume: () => void;
  retry: (causes: MissingStopReason[]) => void;
  /** What is being done now. */
  busy: "stop" | "resume" | "retry" | null;
  /** The sentence of the action that failed last. */
  error: string | null;
}

/** What can be done to a sweep; whoever watches it is asked again at once. */
export function useSweepActions({ project, run }: { project: string; run: string }): SweepActions {
  const { sweeps, runs } = useTRPC();
  const client = useQueryClient();
  const onSettled = () =>
    Promise.all([
      client.invalidateQueries(sweeps.progress.queryFilter({ project, run })),
      client.invalidateQueries(sweeps.active.queryFilter()),
      client.invalidateQueries(runs.list.pathFilter()),
    ]);
  const stop = useMutation(sweeps.stop.mutationOptions({ onSettled }));
  const resume = useMutation(sweeps.resume.mutationOptions({ onSettled }));
  const retry = useMutation(
    sweeps.retryMissing.mutationOptions({
      onSettled,
      onSuccess: ({ episodes }) =>
        toast(episodes === 0 ? "Nothing is missing any more." : `${countOf(episodes, "episode")} will be played again.`),
    }),
  );
  const start = (act: () => void) => {
    for (const mutation of [stop, resume, retry]) mutation.reset();
    act();
  };
  const failed = [stop, resume, retry].find(({ isError }) => isError);
  return {
    stop: () => start(() => stop.mutate({ project, run })),
    resume: () => start(() => resume.mutate({ project, run })),
    retry: (causes) => start(() => retry.mutate({ project, run, causes })),
    busy: stop.isPending ? "stop" : resume.isPending ? "resume" : retry.isPending ? "retry" : null,
    error: failed === undefined ? null : problemText(failed.error),
  };
}
