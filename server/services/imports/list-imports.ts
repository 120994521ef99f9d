import { getDatabase } from "@/server/database/database";
import type { ProjectScope } from "@/server/scope";
import type { ImportStatusName } from "./import-detail";
import { ImportOptions } from "./import-options";

export interface ImportRow {
  id: string;
  name: string | null;
  status: ImportStatusName;
  files: number;
  progress: number;
  problem: string | null;
  createdBy: string;
  createdAt: Date;
  runId: string | null;
}

const SHOWN = 20;

const columns = {
  id: true,
  options: true,
  status: true,
  progress: true,
  problem: true,
  createdAt: true,
  runId: true,
  createdBy: { select: { name: true } },
  _count: { select: { files: true } },
} as const;

/** The latest twenty imports, newest first; `unfinished` leaves out those stored or cancelled. */
export async function listImports(
  { projectId }: ProjectScope<"import:write">,
  { unfinished }: { unfinished: boolean },
): Promise<ImportRow[]> {
  const rows = await getDatabase().import.findMany({
    where: { projectId, ...(unfinished && { status: { notIn: ["stored", "cancelled"] } }) },
    select: columns,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: SHOWN,
  });
  return rows.map(({ options, createdBy, _count, ...row }) => ({
    ...row,
    name: ImportOptions.parse(options).name ?? null,
    files: _count.files,
    createdBy: createdBy.name,
  }));
}
