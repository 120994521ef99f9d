"use client";

import { Status } from "@/components/ui/status";
import { needsPerson, type SweepStanding, statusWords } from "./sweep-words";

/** The status of a sweep as it stands now. */
export function SweepStatus({ sweep }: { sweep: Pick<SweepStanding, "status" | "haltedBy" | "isQuiet" | "inHand"> }) {
  return (
    <Status status={sweep.status} needsYou={needsPerson(sweep)}>
      {statusWords(sweep)}
    </Status>
  );
}
