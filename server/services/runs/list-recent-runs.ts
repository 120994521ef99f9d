import { getDatabase } from "@/server/database/database";
import type { SessionUser } from "@/server/session";
import { type RunRow, runColumns, toRunRow } from "./list-runs";

export interface RecentRun extends RunRow {
  project: { slug: string; name: string };
}

const SHOWN = 40;

/** The latest runs of all open projects of a person, newest first. */
export async function listRecentRuns(user: SessionUser): Promise<RecentRun[]> {
  const rows = await getDatabase().run.findMany({
    where: { project: { archivedAt: null, memberships: { some: { userId: user.id } } } },
    select: { ...runColumns, project: { select: { slug: true, name: true } } },
    orderBy: { id: "desc" },
    take: SHOWN,
  });
  return rows.map(({ project, ...row }) => ({ ...toRunRow(row), project }));
}
