import type { Clock } from "@/engine/clock";

/** A clock whose sleeps pass at once and are kept. */
export function createFakeClock(): Clock & { readonly sleeps: number[] } {
  let nowMs = 1_800_000_000_000;
  const sleeps: number[] = [];
  return {
    sleeps,
    nowMs: () => nowMs,
    sleep: async (durationMs, signal) => {
      signal?.throwIfAborted();
      sleeps.push(durationMs);
      nowMs += durationMs;
    },
  };
}
