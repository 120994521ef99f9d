import { notBuilt } from "@/server/not-built";
import type { ProjectScope } from "@/server/scope";
import type { EntryHeader } from "../runs/entry-header";

/** Everything in the project that can be compared, by suite, checkpoint, then newest run. */
export async function listEntries(_scope: ProjectScope<"report:read">): Promise<EntryHeader[]> {
  return notBuilt();
}
