import type { HaltCause } from "@/server/database/client/client";
import { getDatabase } from "@/server/database/database";

/** Makes a sweep wait for a person, for a reason of one sentence. The first reason stays; false where it had one. */
export async function haltRun(runId: string, haltedBy: HaltCause, haltedReason: string): Promise<boolean> {
  const reason = haltedReason.replace(/\0|\p{Surrogate}/gu, "\uFFFD").slice(0, 1_000);
  const { count } = await getDatabase().run.updateMany({
    where: { id: runId, kind: "budget", haltedBy: null, finishedAt: null },
    data: { haltedBy, haltedReason: reason },
  });
  return count === 1;
}
