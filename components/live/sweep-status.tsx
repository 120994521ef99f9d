"use client";

import { Status } from "@/components/ui/status";
import { needsPerson, type SweepStanding, statusWords } from "./sweep-words";

type SweepStatusProps = { sweep: Pick<SweepStanding, "status" | "haltedBy" | "isQuiet"> & { openRequests?: number } };

/** The status of a sweep as it stands now. */
export function SweepStatus({ sweep }: SweepStatusProps) {
  return (
    <Status status={sweep.status} needsYou={needsPerson(sweep)}>
      {statusWords(sweep)}
    </Status>
  );
}
