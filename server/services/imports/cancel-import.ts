import { notBuilt } from "@/server/not-built";
import type { ProjectScope } from "@/server/scope";

/** Throws an unfinished import away, its files included. */
export async function cancelImport(_scope: ProjectScope<"import:write">, _id: string): Promise<{ status: "cancelled" }> {
  return notBuilt();
}
