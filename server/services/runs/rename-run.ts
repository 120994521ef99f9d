import { z } from "zod";
import { notBuilt } from "@/server/not-built";
import type { ProjectScope } from "@/server/scope";

export const RunName = z.string().trim().min(1, "Give the run a name.").max(200);
export type RunName = z.infer<typeof RunName>;

/** Changes the shown name of a run. */
export async function renameRun(_scope: ProjectScope<"run:write">, _input: { run: string; name: RunName }): Promise<{ name: string }> {
  return notBuilt();
}
