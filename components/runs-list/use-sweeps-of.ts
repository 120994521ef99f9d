"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { type ActiveSweep, useActiveSweeps } from "@/components/live/use-active-sweeps";
import { useTRPC } from "@/components/trpc/trpc-context";

/** The sweeps of a project that are not at their end, by run; the list is read anew when one begins or ends. */
export function useSweepsOf(project: string): ReadonlyMap<string, ActiveSweep> {
  const { runs } = useTRPC();
  const client = useQueryClient();
  const sweeps = useActiveSweeps().filter((sweep) => sweep.project.slug === project);
  const known = sweeps.map(({ run }) => run).join();
  const before = useRef<string | null>(null);
  const readAnew = useEffectEvent(() => client.invalidateQueries(runs.list.pathFilter()));
  useEffect(() => {
    if (before.current !== null && before.current !== known) void readAnew();
    before.current = known;
  }, [known]);
  return new Map(sweeps.map((sweep) => [sweep.run, sweep]));
}
