"use client";

import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "@/components/trpc/trpc-context";
import type { RouterOutputs } from "@/server/api/root";
import { pollInterval } from "./poll-interval";
import { isMoving } from "./sweep-words";

export type ActiveSweep = RouterOutputs["sweeps"]["active"][number];

const MOVING_MS = 2_500;
/** Somebody may launch one. */
const RESTING_MS = 15_000;

const NONE: ActiveSweep[] = [];

/** The sweeps of all projects that go on or wait for somebody, asked again and again. `rendered`: as the server knew them, if it was asked. */
export function useActiveSweeps(rendered?: ActiveSweep[]): ActiveSweep[] {
  const { data } = useQuery({
    ...useTRPC().sweeps.active.queryOptions(),
    initialData: rendered,
    refetchInterval: ({ state }) => pollInterval(state.data?.some(isMoving) ? MOVING_MS : RESTING_MS),
    refetchIntervalInBackground: true,
  });
  return data ?? NONE;
}
