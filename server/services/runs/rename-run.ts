import { z } from "zod";
import { getDatabase } from "@/server/database/database";
import type { ProjectScope } from "@/server/scope";
import { noSuchRun } from "./get-run";

export const RunName = z.string().trim().min(1, "Give the run a name.").max(200);
export type RunName = z.infer<typeof RunName>;

/** Changes the shown name of a run. */
export async function renameRun(
  { projectId }: ProjectScope<"run:write">,
  { run, name }: { run: string; name: RunName },
): Promise<{ name: string }> {
  const { count } = await getDatabase().run.updateMany({ where: { id: run, projectId }, data: { name } });
  if (count === 0) throw noSuchRun();
  return { name };
}
