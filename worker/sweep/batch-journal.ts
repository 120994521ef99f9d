import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Episode, Turn } from "@/core/trajectory/episode";
import { episodeLine } from "@/core/trajectory/episode-line";
import { lowerEpisode } from "@/core/trajectory/lower-episode";
import { isMissing } from "@/core/trajectory/stop-reason";
import { isConnectionLoss } from "@/server/database/pool";
import { log } from "@/server/log";
import type { BatchLease } from "@/server/scope";
import type { TallyGroup } from "@/server/services/sweeps/tally-episodes";
import { insertTurns, type JournalTurn } from "./insert-turns";
import { type SettledEpisode, settleEpisodes } from "./settle-episodes";

const pack = promisify(gzip);

/** Well below the second within which a turn has to be durable; long enough that quick episodes are settled before. */
const FLUSH_AFTER_MS = 600;
const TRY_AGAIN_AFTER_MS = 500;
/** So many turns may wait for a database that is away; then the episodes wait as well. */
const MOST_TURNS_WAITING = 1024;

export interface JournalEvents {
  /** Something of the batch was written. */
  onWritten(settled: readonly TallyGroup[]): void;
  /** The batch was given to another worker, or is gone: nothing more is written. */
  onLost(): void;
}

/**
 * Writes what is played of one batch: turns within a second, episodes once. What is written waits in memory while the database can't be
 * reached. A turn whose episode is settled before the next write is not written on its own: the transcript has it.
 */
export class BatchJournal {
  readonly #lease: BatchLease;
  readonly #events: JournalEvents;
  #turns: JournalTurn[] = [];
  #settled: SettledEpisode[] = [];
  #writing: Promise<void> | null = null;
  #isLost = false;
  #failure: { readonly error: unknown } | null = null;

  constructor(lease: BatchLease, events: JournalEvents) {
    this.#lease = lease;
    this.#events = events;
  }

  /** Resolves once the turn is taken; waits while too many are waiting to be written. Throws what writing failed by. */
  async addTurn(plannedId: bigint, turn: Turn): Promise<void> {
    this.#turns.push({ plannedId, turn });
    this.#write();
    if (this.#turns.length > MOST_TURNS_WAITING) await this.#writing;
    this.#throwFailure();
  }

  /** Takes a finished episode. Throws what writing failed by. */
  async settle(plannedId: bigint, episode: Episode): Promise<void> {
    const outcome = { ...lowerEpisode(episode), sample: episode.sample ?? 0 };
    const transcript = await pack(episodeLine(episode, outcome));
    const missing = isMissing(outcome.stopReason);
    if (!missing) this.#turns = this.#turns.filter((turn) => turn.plannedId !== plannedId);
    const { detail } = episode.outcome;
    this.#settled.push({
      plannedId,
      episode,
      outcome,
      transcript,
      missing,
      problem: missing && typeof detail === "string" ? detail : null,
    });
    this.#write();
    this.#throwFailure();
  }

  /** Resolves when everything is written, or the batch is lost. Throws what writing failed by. */
  async drain(): Promise<void> {
    while (this.#writing !== null) await this.#writing;
    this.#throwFailure();
  }

  #throwFailure(): void {
    if (this.#failure !== null) throw this.#failure.error;
  }

  #write(): void {
    this.#writing ??= this.#writeSoon().finally(() => {
      this.#writing = null;
      if (this.#failure === null && this.#turns.length + this.#settled.length > 0) this.#write();
    });
  }

  async #writeSoon(): Promise<void> {
    await sleep(FLUSH_AFTER_MS);
    const [settled, turns] = [this.#settled, this.#turns];
    this.#settled = [];
    this.#turns = [];
    try {
      await this.#writeNow(settled, turns);
    } catch (error) {
      this.#failure = { error };
    }
  }

  async #writeNow(settled: readonly SettledEpisode[], turns: readonly JournalTurn[]): Promise<void> {
    if (this.#isLost) return;
    const held = await untilReachable(async () => {
      const isHeld = settled.length === 0 || (await settleEpisodes(this.#lease, settled));
      return isHeld && (turns.length === 0 || (await insertTurns(this.#lease, turns)));
    });
    if (held)
      this.#events.onWritten(
        settled.map(({ outcome }) => ({ entryId: this.#lease.entryId, taskId: outcome.taskId, limit: outcome.limit ?? 0 })),
      );
    else {
      this.#isLost = true;
      this.#events.onLost();
    }
  }
}

/** Statements here can be sent twice: what the first time wrote is not written again. */
async function untilReachable<T>(write: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!isConnectionLoss(error)) throw error;
      log.warn({ err: error }, "episodes wait for the database");
      await sleep(TRY_AGAIN_AFTER_MS);
    }
  }
}
