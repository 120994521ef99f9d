import { z } from "zod";
import { episodesPerSecond, RunPace } from "@/core/sweep/run-pace";
import { SweepSpec } from "@/core/sweep/sweep-spec";
import { isMissing, StopReason } from "@/core/trajectory/stop-reason";
import { getDatabase } from "@/server/database/database";
import type { ProjectScope } from "@/server/scope";
import { noSuchRun } from "../runs/get-run";
import { RunStatusName } from "../runs/run-status";
import { RunTotals } from "../runs/run-totals";
import { findSuite } from "./find-suite";
import { countTasks, readProgressCells, type SweepCell } from "./read-progress-cells";

/** Longer than any wait between two turns that is no reason for worry. */
const QUIET_SECONDS = 90;

export interface SweepProgress {
  run: string;
  status: RunStatusName;
  /** planned = waiting + inHand + totals.episodes */
  planned: number;
  waiting: number;
  inHand: number;
  totals: RunTotals;
  /** Who makes it wait, and why in one sentence; null while it goes on. */
  haltedBy: "person" | "endpoint" | "platform" | null;
  haltedReason: string | null;
  secondsSinceNews: number | null;
  /** It should go on, and nothing was heard of it for 90 seconds. */
  isQuiet: boolean;
  episodesPerSecond: number | null;
  secondsLeft: number | null;
  /** Entry × limit: the partial grid. */
  cells: SweepCell[];
  /** Missing episodes by cause, with what was said last. */
  missing: { cause: StopReason; episodes: number; example: string | null }[];
}

const Row = z.object({
  status: RunStatusName,
  planned: z.int(),
  inHand: z.int(),
  totals: RunTotals,
  haltedBy: z.enum(["person", "endpoint", "platform"]).nullable(),
  haltedReason: z.string().nullable(),
  pace: RunPace,
  spec: SweepSpec,
  secondsSinceNews: z.number().nullable(),
  nowSeconds: z.number(),
});

/** Where a sweep stands, from counts alone; cheap enough to be asked every two seconds. */
export async function getProgress({ projectId }: ProjectScope<"run:read">, runId: string): Promise<SweepProgress> {
  const rows = await getDatabase().$queryRaw<unknown[]>`
    select status::text, planned, "inHand", totals, "haltedBy"::text, "haltedReason", pace, spec, extract(epoch from now())::float as "nowSeconds",
           extract(epoch from (now() at time zone 'utc') - "lastNewsAt")::float as "secondsSinceNews"
    from "Run" where id = ${runId} and "projectId" = ${projectId} and kind = 'budget'`;
  if (rows.length === 0) throw noSuchRun();
  const { pace, spec, nowSeconds, ...row } = Row.parse(rows[0]);
  const waiting = row.planned - row.inHand - row.totals.episodes;
  const rate = row.inHand > 0 ? episodesPerSecond(pace, nowSeconds) : null;
  return {
    ...row,
    run: runId,
    waiting,
    isQuiet: (row.status === "running" || row.status === "queued") && (row.secondsSinceNews ?? 0) > QUIET_SECONDS,
    episodesPerSecond: rate,
    secondsLeft: rate === null || rate === 0 ? null : (waiting + row.inHand) / rate,
    cells: await readProgressCells(runId, spec, countTasks(spec, findSuite(spec.suite).suite.tasks)),
    missing: await describeMissing(runId, row.totals),
  };
}

async function describeMissing(runId: string, { missing }: RunTotals): Promise<SweepProgress["missing"]> {
  const causes = StopReason.options.filter((cause) => isMissing(cause) && (missing[cause] ?? 0) > 0);
  const described = causes.map(async (cause) => {
    const [row] = await getDatabase().$queryRaw<{ problem: string | null }[]>`
      select problem from "Episode" join "Entry" on "Entry".id = "Episode"."entryId" join "PlannedEpisode" planned
        on planned."entryId" = "Episode"."entryId" and planned."taskId" = "Episode"."taskId"
        and planned."limit" = "Episode"."limit" and planned.sample = "Episode".sample
      where "Entry"."runId" = ${runId} and "stopReason" = ${cause} order by "Episode".id desc limit 1`;
    return { cause, episodes: missing[cause] ?? 0, example: row?.problem ?? null };
  });
  return Promise.all(described);
}
