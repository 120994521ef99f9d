import { invalidInput } from "@/core/app-error";
import { enqueue } from "@/server/queue/queue";
import type { ProjectScope } from "@/server/scope";
import { findImport, moveImport } from "./find-import";
import { ImportFindings } from "./import-detail";
import { ImportOptions } from "./import-options";
import { toStorableJson } from "./storable-json";

/** Says yes to what the check found: queues the storing, or finishes at once when nothing is new. */
export async function confirmImport(
  scope: ProjectScope<"import:write">,
  { id, skipBadLines }: { id: string; skipBadLines: boolean },
): Promise<{ status: "storing" | "stored" }> {
  const found = await findImport(scope, id);
  const findings = ImportFindings.nullable().parse(found.report);
  const bad = findings?.report.rejected.length ?? 0;
  if (bad > 0 && !skipBadLines) throw invalidInput(`${bad} bad lines stand in the way. Mend them, or choose to skip them.`);
  const options = toStorableJson({ ...ImportOptions.parse(found.options), skipBadLines }) as object;
  const status = findings?.fresh === 0 ? "stored" : "storing";
  await moveImport(id, ["checked"], status, { options, progress: 0, problem: null });
  if (status === "storing") await enqueue("import-store", { importId: id });
  return { status };
}
