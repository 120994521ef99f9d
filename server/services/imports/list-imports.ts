import { can, Role } from "@/core/access";
import type { Prisma } from "@/server/database/client/client";
import { getDatabase } from "@/server/database/database";
import type { ProjectScope } from "@/server/scope";
import type { SessionUser } from "@/server/session";
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

const unfinishedOnes = { status: { notIn: ["stored", "cancelled"] } } satisfies Prisma.ImportWhereInput;

/** The latest twenty imports, newest first; `unfinished` leaves out those stored or cancelled. */
export async function listImports(
  { projectId }: ProjectScope<"import:write">,
  { unfinished }: { unfinished: boolean },
): Promise<ImportRow[]> {
  const rows = await getDatabase().import.findMany({
    where: { projectId, ...(unfinished && unfinishedOnes) },
    select: columns,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: SHOWN,
  });
  return rows.map(toImportRow);
}

export interface UnfinishedImport extends ImportRow {
  project: { slug: string };
}

/** The unfinished imports of all open projects to which a person may bring some, newest first. */
export async function listUnfinishedImports(user: SessionUser): Promise<UnfinishedImport[]> {
  const roles = Role.options.filter((role) => can(role, "import:write"));
  const rows = await getDatabase().import.findMany({
    where: { ...unfinishedOnes, project: { archivedAt: null, memberships: { some: { userId: user.id, role: { in: roles } } } } },
    select: { ...columns, project: { select: { slug: true } } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: SHOWN,
  });
  return rows.map(({ project, ...row }) => ({ ...toImportRow(row), project }));
}

function toImportRow({ options, createdBy, _count, ...row }: Prisma.ImportGetPayload<{ select: typeof columns }>): ImportRow {
  return { ...row, name: ImportOptions.parse(options).name ?? null, files: _count.files, createdBy: createdBy.name };
}
