import { notBuilt } from "@/server/not-built";
import type { ProjectScope } from "@/server/scope";
import type { ProjectName } from "./create-project";

/** Changes the shown name; the slug, and with it every address, stays. */
export async function renameProject(_scope: ProjectScope<"project:write">, _name: ProjectName): Promise<{ name: string }> {
  return notBuilt();
}
