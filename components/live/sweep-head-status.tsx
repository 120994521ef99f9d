"use client";

import { SweepStatus } from "./sweep-status";
import { useSweepProgress, type WatchedSweep } from "./use-sweep-progress";

/** The status in the head of a sweep's page. */
export function SweepHeadStatus(watched: WatchedSweep) {
  return <SweepStatus sweep={useSweepProgress(watched)} />;
}
