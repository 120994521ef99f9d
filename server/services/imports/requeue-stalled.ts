import { getDatabase } from "@/server/database/database";
import { enqueue } from "@/server/queue/queue";

const STALLED_AFTER_MS = 2 * 60_000;

/**
 * Puts imports that should be worked on, but show no sign of it, back into the queue: their job may have been lost. One job too many does
 * no harm, a job takes its row over only once. Returns how many.
 */
export async function requeueStalledImports(nowMs = Date.now()): Promise<number> {
  const stalled = await getDatabase().import.findMany({
    where: { status: { in: ["queued", "checking", "storing"] }, updatedAt: { lt: new Date(nowMs - STALLED_AFTER_MS) } },
    select: { id: true, status: true, progress: true },
  });
  for (const { id, status, progress } of stalled) {
    await enqueue(status === "storing" ? "import-store" : "import-check", { importId: id });
    await getDatabase().import.update({ where: { id }, data: { progress }, select: { id: true } });
  }
  return stalled.length;
}
