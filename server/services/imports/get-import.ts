import { getDatabase } from "@/server/database/database";
import type { ProjectScope } from "@/server/scope";
import { noSuchImport } from "./find-import";
import { type ImportDetail, ImportFindings } from "./import-detail";
import { ImportOptions } from "./import-options";

const columns = {
  id: true,
  status: true,
  options: true,
  report: true,
  problem: true,
  progress: true,
  runId: true,
  createdAt: true,
  updatedAt: true,
  createdBy: { select: { name: true } },
  files: { select: { path: true, bytes: true, complete: true }, orderBy: { path: "asc" } },
} as const;

/** An import with its files, progress and findings. */
export async function getImport({ projectId }: ProjectScope<"import:write">, id: string): Promise<ImportDetail> {
  const row = await getDatabase().import.findFirst({ where: { id, projectId }, select: columns });
  if (row === null) throw noSuchImport();
  const { report, ...rest } = row;
  const findings = ImportFindings.nullable().parse(report);
  return {
    ...rest,
    createdBy: row.createdBy.name,
    options: ImportOptions.parse(row.options),
    files: row.files.map((file) => ({ ...file, bytes: Number(file.bytes) })),
    findings,
    nothingNew: findings !== null && findings.fresh === 0 && findings.alreadyStored > 0,
    needsSkip: row.status === "checked" && findings !== null && findings.report.rejected.length > 0,
  };
}
