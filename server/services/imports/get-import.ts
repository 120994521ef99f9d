import { notBuilt } from "@/server/not-built";
import type { ProjectScope } from "@/server/scope";
import type { ImportDetail } from "./import-detail";

/** An import with its files, progress and findings. */
export async function getImport(_scope: ProjectScope<"import:write">, _id: string): Promise<ImportDetail> {
  return notBuilt();
}
