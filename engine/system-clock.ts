import { setTimeout as sleep } from "node:timers/promises";
import type { Clock } from "./clock";

/** The clock of this machine. The process's own monotonic clock, laid on the date at its start: a change of the date moves no duration. */
export const systemClock: Clock = {
  nowMs: () => performance.timeOrigin + performance.now(),
  sleep: async (durationMs, signal) => {
    signal?.throwIfAborted();
    await sleep(durationMs, undefined, { signal }).catch((error: unknown) => {
      signal?.throwIfAborted();
      throw error;
    });
  },
};
