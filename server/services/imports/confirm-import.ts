import { notBuilt } from "@/server/not-built";
import type { ProjectScope } from "@/server/scope";

/** Says yes to what the check found: queues the storing, or finishes at once when nothing is new. */
export async function confirmImport(
  _scope: ProjectScope<"import:write">,
  _input: { id: string; skipBadLines: boolean },
): Promise<{ status: "storing" | "stored" }> {
  return notBuilt();
}
