import { AppError } from "@/core/app-error";
import type { OpenAiChatPorts } from "@/engine/models/openai-chat";
import { getPool, isConnectionLoss } from "@/server/database/pool";
import { log } from "@/server/log";
import type { JobPayloadOf } from "@/server/queue/job-payload";
import type { JobContext } from "@/server/queue/work";
import { type BatchLease, openBatchLease } from "@/server/scope";
import { haltRun } from "@/server/services/sweeps/halt-run";
import { BatchJournal } from "./batch-journal";
import { BatchKeeper, type HeldBatch, type PutDown } from "./batch-keeper";
import { type BatchWork, readBatchWork } from "./batch-work";
import type { OpenEndpoint } from "./open-endpoint";
import { playBatch } from "./play-batch";
import { releaseBatch } from "./release-batch";
import { RunRefresher } from "./run-refresher";

/** Deliveries of a batch that may end by an unexpected error before its run waits for a person. */
const MOST_FAILURES = 3;

export interface SweepPorts {
  readonly workerId: string;
  readonly openEndpoint: OpenEndpoint;
  readonly chat: OpenAiChatPorts;
}

/** Plays the batches of sweeps that the queue brings to this worker. */
export class SweepPlayer {
  readonly #ports: SweepPorts;
  readonly #keeper = new BatchKeeper();
  readonly #refresher = new RunRefresher();

  constructor(ports: SweepPorts) {
    this.#ports = ports;
  }

  start(): void {
    this.#keeper.start();
  }

  /** Resolves when all that was played is counted. */
  async drain(): Promise<void> {
    this.#keeper.stop();
    await this.#refresher.drain();
  }

  /** The job: plays what is not settled of a batch. A batch that somebody else has, or that is done, is left alone. */
  async playJob({ batchId }: JobPayloadOf<"sweep-batch">, { signal }: JobContext): Promise<void> {
    const lease = await openBatchLease(batchId, this.#ports.workerId);
    if (lease === null) return;
    try {
      await this.#play(lease, signal);
    } catch (error) {
      await this.#settleFailure(lease, error);
    } finally {
      await releaseBatch(lease);
      this.#refresher.touch(lease.runId);
    }
  }

  async #play(lease: BatchLease, stopping: AbortSignal): Promise<void> {
    const work = await readBatchWork(lease, this.#ports.openEndpoint);
    const held = this.#keeper.hold(lease, work.concurrency);
    const journal = this.#openJournal(held);
    try {
      await this.#keeper.look();
      this.#refresher.touch(lease.runId);
      await this.#playHeld(work, held, journal, stopping);
    } finally {
      this.#keeper.letGo(held);
      await journal.drain();
    }
  }

  #openJournal(held: HeldBatch): BatchJournal {
    return new BatchJournal(held.lease, {
      onWritten: (settled) => {
        held.hasNews = true;
        if (settled.length > 0) this.#refresher.touch(held.lease.runId, settled);
      },
      onLost: () => held.putDown.abort("lost" satisfies PutDown),
    });
  }

  async #playHeld(work: BatchWork, held: HeldBatch, journal: BatchJournal, stopping: AbortSignal): Promise<void> {
    const halt = await playBatch(work, { chat: this.#ports.chat, journal, held, stopping });
    if (halt !== null) await this.#halt(held.lease, "endpoint", halt.message);
  }

  /** What a person has to mend halts the run; a database that is away gives the job back to the queue; anything else is a bug. */
  async #settleFailure(lease: BatchLease, error: unknown): Promise<void> {
    if (error instanceof AppError) {
      await this.#halt(lease, error.code === "unavailable" ? "platform" : "endpoint", error.message);
      return;
    }
    if (isConnectionLoss(error)) throw error;
    log.error({ err: error, batch: lease.batchId, run: lease.runId }, "a batch failed unexpectedly");
    const { rows } = await getPool().query<{ failures: number }>(
      `update "Batch" set failures = failures + 1 where id = $1 and delivery = $2 returning failures`,
      [lease.batchId, lease.delivery],
    );
    if ((rows[0]?.failures ?? 0) < MOST_FAILURES) return;
    const reason = `Something went wrong on our side, ${MOST_FAILURES} times. The log of the worker has it under ${lease.batchId}.`;
    await this.#halt(lease, "platform", reason);
  }

  async #halt({ runId }: BatchLease, cause: "endpoint" | "platform", reason: string): Promise<void> {
    this.#keeper.putDownRun(runId);
    if (await haltRun(runId, cause, reason)) log.warn({ run: runId, cause, reason }, "sweep halted");
  }
}
