import { getCaller } from "@/server/api/caller";
import { orNotFound } from "@/server/api/or-not-found";

/** The checkpoint of the address; "not found" where it isn't the project's. */
export async function readCheckpoint({ project, id }: { project: string; id: string }) {
  const caller = await getCaller();
  return orNotFound(caller.checkpoints.get({ project, id }), `/p/${project}/checkpoints/${id}`);
}
