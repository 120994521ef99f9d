import { z } from "zod";
import { episodesPerSecond, RunPace } from "@/core/sweep/run-pace";
import { RunStatusName } from "../runs/run-status";
import { RunTotals } from "../runs/run-totals";

/** Longer than any wait between two turns that is no reason for worry. */
const QUIET_SECONDS = 90;

/** Where a sweep stands, as its row alone tells it. */
export interface SweepStanding {
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
  /** When it stood so, by the database's clock: of two standings the later one holds. */
  atSeconds: number;
}

/** The columns of "Run" that a standing is made of. */
export const STANDING_COLUMNS = `
  "Run".status::text, "Run".planned, "Run"."inHand", "Run".totals, "Run"."haltedBy"::text, "Run"."haltedReason", "Run".pace,
  extract(epoch from now())::float as "nowSeconds",
  extract(epoch from (now() at time zone 'utc') - "Run"."lastNewsAt")::float as "secondsSinceNews"`;

export const StandingRow = z.object({
  status: RunStatusName,
  planned: z.int(),
  inHand: z.int(),
  totals: RunTotals,
  haltedBy: z.enum(["person", "endpoint", "platform"]).nullable(),
  haltedReason: z.string().nullable(),
  pace: RunPace,
  secondsSinceNews: z.number().nullable(),
  nowSeconds: z.number(),
});

/** The standing that a row amounts to; no rate while nobody plays. */
export function toStanding({ pace, nowSeconds, ...row }: z.infer<typeof StandingRow>): SweepStanding {
  const waiting = row.planned - row.inHand - row.totals.episodes;
  const rate = row.inHand > 0 ? episodesPerSecond(pace, nowSeconds) : null;
  return {
    ...row,
    status: statusNow(row),
    atSeconds: nowSeconds,
    waiting,
    isQuiet: (row.status === "running" || row.status === "queued") && (row.secondsSinceNews ?? 0) > QUIET_SECONDS,
    episodesPerSecond: rate,
    secondsLeft: rate === null || rate === 0 ? null : (waiting + row.inHand) / rate,
  };
}

/** A stop holds from its moment on: the status in the row is written a little later, with the counts. */
function statusNow({ status, haltedBy, inHand }: Pick<SweepStanding, "status" | "haltedBy" | "inHand">): RunStatusName {
  if (haltedBy === null || (status !== "running" && status !== "queued")) return status;
  return inHand > 0 ? "stopping" : "stopped";
}
