import { z } from "zod";

/** Where a run stands; always derived from counts, never set by hand. */
export const RunStatus = z.enum(["draft", "queued", "running", "stopping", "stopped", "finished", "finished_with_problems", "failed"]);
export type RunStatus = z.infer<typeof RunStatus>;

/** The episodes of a run by what has become of them: `planned` = waiting + inFlight + counted + missing. */
export interface RunCounts {
  readonly planned: number;
  /** Being executed now, by any worker. */
  readonly inFlight: number;
  /** Settled with an outcome. */
  readonly counted: number;
  /** Settled without one: endpoint, environment or grader error, cancelled. */
  readonly missing: number;
  /** A person stopped it, or an endpoint refused the key and the run waits for a person. */
  readonly halted: boolean;
}

/** The status that the counts amount to. `failed` means that every episode is missing. Throws RangeError for counts that can't be. */
export function deriveRunStatus({ planned, inFlight, counted, missing, halted }: RunCounts): RunStatus {
  const settled = counted + missing;
  const waiting = planned - inFlight - settled;
  if (Math.min(planned, inFlight, counted, missing, waiting) < 0) {
    throw new RangeError(`no run has ${planned} episodes of which ${inFlight} are in flight, ${counted} counted and ${missing} missing`);
  }
  if (planned === 0) return "draft";
  if (settled === planned) return settledStatus(counted, missing);
  if (halted) return inFlight > 0 ? "stopping" : "stopped";
  return inFlight + settled > 0 ? "running" : "queued";
}

function settledStatus(counted: number, missing: number): RunStatus {
  if (counted === 0) return "failed";
  return missing > 0 ? "finished_with_problems" : "finished";
}
