import { AppError } from "@/core/app-error";
import { getDatabase } from "@/server/database/database";
import type { ProjectScope } from "@/server/scope";

/** Forgets where a checkpoint answers, its key and its tests. A run that still wants to ask it waits for a person. */
export async function removeEndpoint({ projectId }: ProjectScope<"checkpoint:write">, checkpointId: string): Promise<{ removed: true }> {
  const { count } = await getDatabase().endpoint.deleteMany({ where: { checkpointId, checkpoint: { projectId } } });
  if (count === 0) throw noSuchEndpoint();
  return { removed: true };
}

export function noSuchEndpoint(): AppError {
  return new AppError("not_found", "There is no such checkpoint in this project, or it has no endpoint.");
}
