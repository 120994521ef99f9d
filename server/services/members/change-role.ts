import type { Role } from "@/core/access";
import { notBuilt } from "@/server/not-built";
import type { ProjectScope } from "@/server/scope";

/** Gives a member another role; the last owner stays owner. */
export async function changeRole(_scope: ProjectScope<"member:write">, _input: { userId: string; role: Role }): Promise<{ role: Role }> {
  return notBuilt();
}
