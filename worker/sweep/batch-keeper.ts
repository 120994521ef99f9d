import { z } from "zod";
import { getPool } from "@/server/database/pool";
import { log } from "@/server/log";
import { BATCH_LEASE_SECONDS, type BatchLease } from "@/server/scope";
import { createEndpointLane, type EndpointLane } from "./endpoint-lane";
import { shareOf } from "./share-of";

/** Why a batch is put down before it is done. */
export type PutDown = "halted" | "lost";

/** A batch in this worker's hands. */
export interface HeldBatch {
  readonly lease: BatchLease;
  readonly lane: EndpointLane;
  readonly concurrency: number;
  /** Aborted with why. */
  readonly putDown: AbortController;
  /** Something was written since the last look. */
  hasNews: boolean;
}

const LOOK_EVERY_MS = 1_000;
const RENEW_EVERY_MS = 10_000;

/** The lease of each batch that is still ours and not halted, with the workers that share its endpoint. */
const LOOK = `
  select "Batch".id, "haltedBy" is not null as halted,
    (select array_agg(distinct other."workerId") from "Batch" other where other."checkpointId" = "Batch"."checkpointId"
     and other.state = 'running' and other."leaseExpiresAt" > now() at time zone 'utc') as workers
  from unnest($1::text[], $2::int[]) as mine (id, delivery) join "Batch" using (id, delivery) join "Run" on "Run".id = "runId"
  where "Batch".state = 'running'`;

const RENEW = `
  update "Batch" set "leaseExpiresAt" = (now() at time zone 'utc') + make_interval(secs => ${BATCH_LEASE_SECONDS})
  from unnest($1::text[], $2::int[]) as mine (id, delivery)
  where "Batch".id = mine.id and "Batch".delivery = mine.delivery and state = 'running'`;

const NEWS = `update "Run" set "lastNewsAt" = now() at time zone 'utc' where id = any($1)`;

const Look = z.array(z.object({ id: z.string(), halted: z.boolean(), workers: z.array(z.string()).nullable() }));

/**
 * Looks after the batches of one worker: renews their leases, puts down what was halted or lost, shares endpoints with the other workers
 * that play on them, and passes on that there is news.
 */
export class BatchKeeper {
  readonly #held = new Map<string, HeldBatch>();
  readonly #lanes = new Map<string, EndpointLane>();
  #looking: NodeJS.Timeout | null = null;
  #renewedAtMs = 0;
  #isLooking = false;

  start(): void {
    this.#looking = setInterval(() => void this.#tick(), LOOK_EVERY_MS);
  }

  stop(): void {
    if (this.#looking !== null) clearInterval(this.#looking);
  }

  hold(lease: BatchLease, concurrency: number): HeldBatch {
    const lane = this.#lanes.get(lease.checkpointId) ?? createEndpointLane(concurrency);
    this.#lanes.set(lease.checkpointId, lane);
    const held = { lease, lane, concurrency, putDown: new AbortController(), hasNews: true };
    this.#held.set(lease.batchId, held);
    return held;
  }

  letGo({ lease }: HeldBatch): void {
    this.#held.delete(lease.batchId);
    const isUsed = [...this.#held.values()].some((other) => other.lease.checkpointId === lease.checkpointId);
    if (!isUsed) this.#lanes.delete(lease.checkpointId);
  }

  /** Puts all batches of a run down at once, before the next look would. */
  putDownRun(runId: string): void {
    for (const { lease, putDown } of this.#held.values()) if (lease.runId === runId) putDown.abort("halted" satisfies PutDown);
  }

  /** Looks now: whoever takes a batch learns with whom it shares the endpoint before it sends anything. */
  async look(): Promise<void> {
    const held = [...this.#held.values()];
    if (held.length === 0) return;
    const mine = [held.map(({ lease }) => lease.batchId), held.map(({ lease }) => lease.delivery)];
    const { rows } = await getPool().query(LOOK, mine);
    const seen = new Map(Look.parse(rows).map((row) => [row.id, row]));
    for (const { lease, lane, concurrency, putDown } of held) {
      const row = seen.get(lease.batchId);
      if (row === undefined) putDown.abort("lost" satisfies PutDown);
      else if (row.halted) putDown.abort("halted" satisfies PutDown);
      else lane.resize(shareOf(concurrency, lease.workerId, row.workers ?? []));
    }
  }

  async #tick(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      await this.look();
      await this.#renew();
      await this.#tellNews();
    } catch (error) {
      log.warn({ err: error }, "batches not looked after");
    } finally {
      this.#isLooking = false;
    }
  }

  async #renew(): Promise<void> {
    if (performance.now() - this.#renewedAtMs < RENEW_EVERY_MS) return;
    const held = [...this.#held.values()];
    if (held.length > 0) await getPool().query(RENEW, [held.map(({ lease }) => lease.batchId), held.map(({ lease }) => lease.delivery)]);
    this.#renewedAtMs = performance.now();
  }

  async #tellNews(): Promise<void> {
    const news = [...this.#held.values()].filter(({ hasNews }) => hasNews);
    if (news.length === 0) return;
    await getPool().query(NEWS, [[...new Set(news.map(({ lease }) => lease.runId))]]);
    for (const held of news) held.hasNews = false;
  }
}
