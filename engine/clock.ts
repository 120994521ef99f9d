/** Time as a port, so that what waits can be tested without waiting. */
export interface Clock {
  /** Milliseconds since 1970; never runs backwards within a process. */
  nowMs(): number;
  /** Resolves after `durationMs`; rejects with the signal's reason as soon as it aborts. */
  sleep(durationMs: number, signal?: AbortSignal): Promise<void>;
}
