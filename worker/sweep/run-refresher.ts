import { setTimeout as sleep } from "node:timers/promises";
import { log } from "@/server/log";
import { refreshRun } from "@/server/services/sweeps/refresh-run";
import type { TallyGroup } from "@/server/services/sweeps/tally-episodes";

const REST_MS = 2_000;
/** A refresh that takes long comes less often, so that it has at most a quarter of the time, but it does come. */
const REST_FACTOR = 3;
const LONGEST_REST_MS = 10_000;

interface Upkeep {
  touched: Map<string, TallyGroup>;
  isDue: boolean;
  working: Promise<void> | null;
}

/** Keeps what is derived from episodes up to date for the runs that this worker plays: at once, then at most every two seconds. */
export class RunRefresher {
  readonly #runs = new Map<string, Upkeep>();
  readonly #draining = new AbortController();

  /** Says that a run has changed, and which of its groups. */
  touch(runId: string, groups: readonly TallyGroup[] = []): void {
    const upkeep = this.#runs.get(runId) ?? { touched: new Map(), isDue: false, working: null };
    this.#runs.set(runId, upkeep);
    for (const group of groups) upkeep.touched.set(JSON.stringify(group), group);
    upkeep.isDue = true;
    upkeep.working ??= this.#work(runId, upkeep);
  }

  /** Resolves when everything that was touched is up to date; what fails now is left to the reconciler of another worker. */
  async drain(): Promise<void> {
    this.#draining.abort();
    while (this.#runs.size > 0) await Promise.all([...this.#runs.values()].map(({ working }) => working));
  }

  async #work(runId: string, upkeep: Upkeep): Promise<void> {
    while (upkeep.isDue) {
      const groups = [...upkeep.touched.values()];
      upkeep.touched.clear();
      upkeep.isDue = false;
      const startedMs = performance.now();
      try {
        await refreshRun(runId, groups);
      } catch (error) {
        log.warn({ err: error, run: runId }, "run not refreshed");
        for (const group of groups) upkeep.touched.set(JSON.stringify(group), group);
        upkeep.isDue = !this.#draining.signal.aborted;
      }
      const restMs = Math.min(LONGEST_REST_MS, Math.max(REST_MS, REST_FACTOR * (performance.now() - startedMs)));
      await sleep(restMs, undefined, { signal: this.#draining.signal }).catch(() => undefined);
    }
    this.#runs.delete(runId);
  }
}
