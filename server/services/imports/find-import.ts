import { AppError } from "@/core/app-error";
import type { ImportStatus } from "@/server/database/client/client";
import { getDatabase } from "@/server/database/database";
import type { ProjectScope } from "@/server/scope";

export function noSuchImport(): AppError {
  return new AppError("not_found", "There is no such import in this project.");
}

/** An import's status and options. @throws AppError not_found when the project has no such import. */
export async function findImport({ projectId }: ProjectScope<"import:write">, id: string) {
  const row = await getDatabase().import.findFirst({
    where: { id, projectId },
    select: { id: true, status: true, options: true, report: true },
  });
  if (row === null) throw noSuchImport();
  return row;
}

/** Moves an import on, unless somebody else did so first. @throws AppError conflict when it isn't in one of `from` any more. */
export async function moveImport(
  id: string,
  from: readonly ImportStatus[],
  to: ImportStatus,
  data: { options?: object; report?: object; problem?: string | null; progress?: number } = {},
): Promise<void> {
  const { count } = await getDatabase().import.updateMany({ where: { id, status: { in: [...from] } }, data: { ...data, status: to } });
  if (count === 0) throw new AppError("conflict", "This import has moved on in the meantime. Reload the page to see where it stands.");
}
