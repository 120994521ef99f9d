import { z } from "zod";
import { SweepSpec } from "@/core/sweep/sweep-spec";
import { MISSING_STOP_REASONS, type MissingStopReason } from "@/core/trajectory/stop-reason";
import { getPool } from "@/server/database/pool";
import { countLiveWorkers, WORKER_LIVES } from "@/server/queue/worker-heartbeat";
import type { ProjectScope } from "@/server/scope";
import { noSuchRun } from "../runs/get-run";
import { readProgressCells, type SweepCell } from "./read-progress-cells";
import { STANDING_COLUMNS, StandingRow, type SweepStanding, toStanding } from "./sweep-standing";

export interface SweepProgress extends SweepStanding {
  run: string;
  /** Entry × limit: the partial grid. */
  cells: SweepCell[];
  /** Missing episodes by cause. */
  missing: { cause: MissingStopReason; episodes: number }[];
  /** Workers of the installation that live. */
  workers: number;
  /** Of the episodes in hand, those of workers that have gone without a word: another worker takes them up. */
  lostInHand: number;
  /** Requests that may be in flight, at the most: no worker tells how many are. */
  openRequests: number;
  /** How long one request may take: so long may nothing be heard of a slow endpoint. */
  requestLimitSeconds: number;
}

const Row = StandingRow.extend({ spec: SweepSpec, lostInHand: z.int(), openRequests: z.int() });

const READ = `
  select ${STANDING_COLUMNS}, spec, (
    select coalesce(sum("Batch".episodes - settled), 0)::int from "Batch"
    where "runId" = "Run".id and "Batch".state = 'running'
      and not exists (select from "Worker" where "Worker".id = "workerId" and ${WORKER_LIVES})
  ) as "lostInHand", (
    select coalesce(sum(least(open, concurrency)), 0)::int from (
      select "checkpointId", sum("Batch".episodes - settled) as open from "Batch"
      where "runId" = "Run".id and "Batch".state = 'running' group by "checkpointId"
    ) held left join "Endpoint" using ("checkpointId")
  ) as "openRequests"
  from "Run" where id = $1 and "projectId" = $2 and kind = 'budget'`;

/** Where a sweep stands, from counts alone; cheap enough to be asked every two seconds, however many episodes it has. */
export async function getProgress({ projectId }: ProjectScope<"run:read">, runId: string): Promise<SweepProgress> {
  const { rows } = await getPool().query(READ, [runId, projectId]);
  if (rows.length === 0) throw noSuchRun();
  const { spec, lostInHand, openRequests, ...row } = Row.parse(rows[0]);
  const [cells, workers] = await Promise.all([readProgressCells(runId, spec, row.planned), countLiveWorkers()]);
  const standing = toStanding(row);
  return {
    ...standing,
    run: runId,
    cells,
    missing: MISSING_STOP_REASONS.map((cause) => ({ cause, episodes: row.totals.missing[cause] ?? 0 })).filter(
      ({ episodes }) => episodes > 0,
    ),
    workers,
    lostInHand: Math.min(lostInHand, standing.inHand),
    openRequests,
    requestLimitSeconds: spec.limits.requestMs / 1000,
  };
}
