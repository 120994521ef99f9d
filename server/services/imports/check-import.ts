import { invalidInput } from "@/core/app-error";
import { Prisma } from "@/server/database/client/client";
import { getDatabase } from "@/server/database/database";
import { enqueue } from "@/server/queue/queue";
import type { ProjectScope } from "@/server/scope";
import { findImport, moveImport } from "./find-import";
import { ImportOptions } from "./import-options";
import { toStorableJson } from "./storable-json";

/** Every file is there: queues the reading. Also reads again with other options after a check. */
export async function checkImport(
  scope: ProjectScope<"import:write">,
  { id, options }: { id: string; options?: ImportOptions },
): Promise<{ status: "queued" }> {
  const found = await findImport(scope, id);
  const files = await getDatabase().importFile.findMany({ where: { importId: id }, select: { path: true, complete: true } });
  if (files.length === 0) throw invalidInput("No file has arrived yet. Choose at least one.");
  const partial = files.find(({ complete }) => !complete);
  if (partial !== undefined) throw invalidInput(`${partial.path}: the upload stopped before its end. Send the file again.`);
  await moveImport(id, ["uploading", "checked", "refused", "failed"], "queued", {
    options: toStorableJson(options ?? ImportOptions.parse(found.options)) as object,
    problem: null,
    progress: 0,
  });
  await getDatabase().import.update({ where: { id }, data: { report: Prisma.DbNull }, select: { id: true } });
  await enqueue("import-check", { importId: id });
  return { status: "queued" };
}
