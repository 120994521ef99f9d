import type { Episode } from "@/core/trajectory/episode";
import { isMissing } from "@/core/trajectory/stop-reason";
import { clearProgress, say, showProgress } from "../terminal";
import { type SweepState, sweepEndText, sweepProgressText } from "../text/sweep-text";

/** A person who looks on sees the line change; a log gets a new line seldom. */
const TICK_MS = { terminal: 500, log: 10_000 };

/** Counts the episodes of a sweep as they settle, and tells on standard error how far it has come. */
export class SweepProgress {
  readonly #planned: number;
  readonly #missing = new Map<string, number>();
  readonly #startedMs = performance.now();
  readonly #timer: NodeJS.Timeout;
  #settled: number;
  #played = 0;

  constructor(planned: number, settled: number) {
    this.#planned = planned;
    this.#settled = settled;
    const terminal = process.stderr.isTTY;
    const tell = terminal ? showProgress : say;
    this.#timer = setInterval(() => tell(sweepProgressText(this.#state())), terminal ? TICK_MS.terminal : TICK_MS.log);
  }

  count({ outcome }: Episode): void {
    this.#settled += 1;
    this.#played += 1;
    const reason = outcome.stop_reason;
    if (reason && isMissing(reason)) this.#missing.set(reason, (this.#missing.get(reason) ?? 0) + 1);
  }

  get settled(): number {
    return this.#settled;
  }

  get missing(): number {
    return [...this.#missing.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Tells what came of it. Call once, at the end. */
  end(): void {
    clearInterval(this.#timer);
    clearProgress();
    say(sweepEndText(this.#state()));
  }

  #state(): SweepState {
    const elapsedMs = performance.now() - this.#startedMs;
    return { planned: this.#planned, settled: this.#settled, played: this.#played, elapsedMs, missing: this.#missing };
  }
}
