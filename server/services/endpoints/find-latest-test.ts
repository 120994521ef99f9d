import { getDatabase } from "@/server/database/database";
import type { ProjectScope } from "@/server/scope";
import { type EndpointTestView, endpointTestColumns, toEndpointTestView } from "./endpoint-test-view";

/** The latest test of a checkpoint's endpoint; null where nobody has tested it, or where it has none. */
export async function findLatestTest(
  { projectId }: ProjectScope<"checkpoint:write">,
  checkpointId: string,
): Promise<EndpointTestView | null> {
  const row = await getDatabase().endpointTest.findFirst({
    where: { checkpointId, endpoint: { checkpoint: { projectId } } },
    orderBy: { createdAt: "desc" },
    select: endpointTestColumns,
  });
  return row === null ? null : toEndpointTestView(row);
}
