import { AppError } from "@/core/app-error";
import { getDatabase } from "@/server/database/database";
import type { ProjectScope } from "@/server/scope";
import { findSweep } from "./find-sweep";
import { haltRun } from "./halt-run";
import { refreshRun } from "./refresh-run";

/**
 * Stops a sweep: workers send nothing more and abort what is in flight within two seconds. What is settled stays, the rest waits. Throws
 * `not_found`, and `conflict` where everything is settled already.
 */
export async function stopSweep(scope: ProjectScope<"run:write">, runId: string): Promise<{ stopped: true }> {
  const run = await findSweep(scope, runId);
  const { name } = await getDatabase().user.findUniqueOrThrow({ where: { id: scope.userId }, select: { name: true } });
  const halted = await haltRun(runId, "person", `Stopped by ${name}.`);
  if (!halted && run.finishedAt !== null) throw new AppError("conflict", "This run has ended: there is nothing left to stop.");
  await refreshRun(runId, []);
  return { stopped: true };
}
