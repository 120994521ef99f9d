import { notBuilt } from "@/server/not-built";
import type { ProjectScope } from "@/server/scope";
import type { ImportOptions } from "./import-options";

/** Every file is there: queues the reading. Also reads again with other options after a check. */
export async function checkImport(
  _scope: ProjectScope<"import:write">,
  _input: { id: string; options?: ImportOptions },
): Promise<{ status: "queued" }> {
  return notBuilt();
}
