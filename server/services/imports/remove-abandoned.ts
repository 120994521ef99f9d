import { getDatabase } from "@/server/database/database";

const ABANDONED_AFTER_MS = 24 * 3_600_000;

/** Throws away imports that nobody touched for a day, and the files of those; returns how many. */
export async function removeAbandonedImports(nowMs = Date.now()): Promise<number> {
  const where = {
    status: { in: ["uploading" as const, "checked" as const, "refused" as const, "failed" as const] },
    updatedAt: { lt: new Date(nowMs - ABANDONED_AFTER_MS) },
  };
  const abandoned = await getDatabase().import.findMany({ where, select: { id: true } });
  const ids = abandoned.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const problem = "Nobody went on with this import for a day, so its files were thrown away.";
  const { count } = await getDatabase().import.updateMany({ where: { ...where, id: { in: ids } }, data: { status: "cancelled", problem } });
  await getDatabase().importFile.deleteMany({ where: { import: { id: { in: ids }, status: "cancelled" } } });
  return count;
}
