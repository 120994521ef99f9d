import { getDatabase } from "@/server/database/database";
import { enqueue } from "@/server/queue/queue";
import type { ProjectScope } from "@/server/scope";
import { noSuchEndpoint } from "./remove-endpoint";

/** Asks a worker to send real requests to a checkpoint's endpoint; what comes of it is asked for by the id. */
export async function startEndpointTest({ projectId }: ProjectScope<"checkpoint:write">, checkpointId: string): Promise<{ id: string }> {
  const endpoint = await getDatabase().endpoint.findFirst({
    where: { checkpointId, checkpoint: { projectId } },
    select: { checkpointId: true },
  });
  if (endpoint === null) throw noSuchEndpoint();
  const test = await getDatabase().endpointTest.create({ data: { checkpointId }, select: { id: true } });
  await enqueue("endpoint-test", { testId: test.id });
  return test;
}
