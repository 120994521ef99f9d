import type { Model } from "./models/model";

/** At most so many tasks at a time, in the order in which they came. */
export interface Limiter {
  /** Runs the task when there is a place; rejects with the signal's reason, if it aborts while waiting. */
  run<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** From now on so many; with fewer than run, none starts until enough have ended. Zero holds all back. Throws RangeError below zero. */
  resize(places: number): void;
  /** Tasks that run now. */
  readonly running: number;
}

/** A limiter for one endpoint. Throws RangeError below one place. */
export function createLimiter(initialPlaces: number): Limiter {
  if (!Number.isInteger(initialPlaces) || initialPlaces < 1) {
    throw new RangeError(`a limiter needs at least one place, not ${initialPlaces}`);
  }
  const waiting = new Set<() => void>();
  let places = initialPlaces;
  let running = 0;

  function fill(): void {
    for (const enter of waiting) {
      if (running >= places) return;
      running++;
      enter();
    }
  }

  function release(): void {
    running--;
    fill();
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
    resize: (next) => {
      if (!Number.isInteger(next) || next < 0) throw new RangeError(`a limiter has no ${next} places`);
      places = next;
      fill();
    },
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

/** Whoever fills a place calls the first of `waiting`, which leaves the queue. */
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
