import { getDatabase } from "@/server/database/database";
import type { ProjectScope } from "@/server/scope";
import { findImport, moveImport } from "./find-import";

/** Throws an unfinished import away, its files included. A worker that is at it stops without storing anything. */
export async function cancelImport(scope: ProjectScope<"import:write">, id: string): Promise<{ status: "cancelled" }> {
  await findImport(scope, id);
  await moveImport(id, ["uploading", "queued", "checking", "checked", "storing", "refused", "failed"], "cancelled");
  await getDatabase().importFile.deleteMany({ where: { importId: id } });
  return { status: "cancelled" };
}
