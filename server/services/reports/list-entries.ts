import { getDatabase } from "@/server/database/database";
import type { ProjectScope } from "@/server/scope";
import { compareEntries, type EntryHeader, entryColumns, toEntryHeader } from "../runs/entry-header";

/** Everything in the project that can be compared, by checkpoint, suite, visibility, unit, then run. */
export async function listEntries({ projectId }: ProjectScope<"report:read">): Promise<EntryHeader[]> {
  const rows = await getDatabase().entry.findMany({ where: { run: { projectId } }, select: entryColumns });
  return rows.map(toEntryHeader).sort(compareEntries);
}
