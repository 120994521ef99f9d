import { notBuilt } from "@/server/not-built";
import type { ProjectScope } from "@/server/scope";
import type { ImportOptions } from "./import-options";

/** Opens an import; its files are then sent to POST /api/imports/[id]/files?path=…, and `check` begins the reading. */
export async function createImport(_scope: ProjectScope<"import:write">, _options: ImportOptions): Promise<{ id: string }> {
  return notBuilt();
}
