import { getDatabase } from "@/server/database/database";
import type { ProjectScope } from "@/server/scope";
import type { ImportOptions } from "./import-options";
import { toStorableJson } from "./storable-json";

/** Opens an import; its files are then sent to POST /api/imports/[id]/files?path=…, and `check` begins the reading. */
export async function createImport(scope: ProjectScope<"import:write">, options: ImportOptions): Promise<{ id: string }> {
  const { projectId, userId: createdById } = scope;
  return getDatabase().import.create({
    data: { projectId, createdById, status: "uploading", options: toStorableJson(options) },
    select: { id: true },
  });
}
