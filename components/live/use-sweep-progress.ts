"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useTRPC } from "@/components/trpc/trpc-context";
import type { RouterOutputs } from "@/server/api/root";
import { pollInterval } from "./poll-interval";
import { isMoving } from "./sweep-words";

export type SweepProgress = RouterOutputs["sweeps"]["progress"];

const MOVING_MS = 2_000;
/** A sweep that rests may be resumed by somebody else. */
const RESTING_MS = 15_000;

export interface WatchedSweep {
  project: string;
  run: string;
  /** As the server rendered the page. */
  initial: SweepProgress;
}

/** Where the sweep stands now: asked again and again while it is not at its end. All who watch one sweep share the questions. */
export function useSweepProgress({ project, run, initial }: WatchedSweep): SweepProgress {
  const trpc = useTRPC();
  const client = useQueryClient();
  const options = trpc.sweeps.progress.queryOptions({ project, run });
  const { data } = useQuery({
    ...options,
    initialData: initial,
    refetchInterval: ({ state }) => pollInterval(intervalOf(state.data ?? initial)),
    refetchIntervalInBackground: true,
  });
  // The page is rendered anew, too: what it brings may be later than what was asked for last.
  const take = useEffectEvent((rendered: SweepProgress) => {
    client.setQueryData(options.queryKey, (known) => (known === undefined || known.atSeconds < rendered.atSeconds ? rendered : known));
  });
  useEffect(() => take(initial), [initial]);
  return data;
}

/** Whether the last question got no answer: what is shown is as it last was. */
export function useSweepCutOff({ project, run }: Pick<WatchedSweep, "project" | "run">): boolean {
  return useQuery({ ...useTRPC().sweeps.progress.queryOptions({ project, run }), enabled: false }).isError;
}

function intervalOf(progress: SweepProgress): number | false {
  if (isMoving(progress)) return MOVING_MS;
  return progress.status === "stopped" ? RESTING_MS : false;
}
