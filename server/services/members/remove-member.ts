import { notBuilt } from "@/server/not-built";
import type { ProjectScope } from "@/server/scope";

/** Takes a person out of the project; never the last owner. */
export async function removeMember(_scope: ProjectScope<"member:write">, _userId: string): Promise<{ removed: true }> {
  return notBuilt();
}
