import type { Model } from "./models/model";

/** At most so many tasks at a time, in the order in which they came. */
export interface Limiter {
  /** Runs the task when there is a place; rejects with the signal's reason, if it aborts while waiting. */
  run<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Tasks that run now. */
  readonly running: number;
}

/** A limiter for one endpoint. Throws RangeError below one place. */
export function createLimiter(places: number): Limiter {
  if (!Number.isInteger(places) || places < 1) throw new RangeError(`a limiter needs at least one place, not ${places}`);
  const waiting = new Set<() => void>();
  let running = 0;

  function release(): void {
    const [next] = waiting;
    if (next === undefined) running--;
    else next();
  }

  async function acquire(signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    if (running < places) {
      running++;
      return;
    }
    await waitForPlace(waiting, signal);
  }

  return {
    get running() {
      return running;
    },
    run: async (task, signal) => {
      await acquire(signal);
      try {
        return await task();
      } finally {
        release();
      }
    },
  };
}

/** Whoever leaves hands its place over by calling the first of `waiting`. */
function waitForPlace(waiting: Set<() => void>, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const enter = () => {
      waiting.delete(enter);
      signal?.removeEventListener("abort", leave);
      resolve();
    };
    const leave = () => {
      waiting.delete(enter);
      reject(signal?.reason);
    };
    waiting.add(enter);
    signal?.addEventListener("abort", leave, { once: true });
  });
}

/** The same model, with its calls bounded by the limiter of its endpoint. A call that is aborted while it waits ends as `cancelled`. */
export function limitModel(model: Model, limiter: Limiter): Model {
  return {
    complete: async (request, signal) => {
      try {
        return await limiter.run(() => model.complete(request, signal), signal);
      } catch (error) {
        if (!signal?.aborted) throw error;
        return { kind: "cancelled", message: "Cancelled before the request was sent.", raw: null, durationMs: 0, attempts: 0 };
      }
    },
  };
}
