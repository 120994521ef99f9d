import { AppError } from "@/core/app-error";
import { getDatabase } from "@/server/database/database";
import type { ProjectScope } from "@/server/scope";
import { type EndpointTestView, endpointTestColumns, toEndpointTestView } from "./endpoint-test-view";

/** How a test of an endpoint stands. */
export async function getEndpointTest({ projectId }: ProjectScope<"checkpoint:write">, id: string): Promise<EndpointTestView> {
  const where = { id, endpoint: { checkpoint: { projectId } } };
  const row = await getDatabase().endpointTest.findFirst({ where, select: endpointTestColumns });
  if (row === null) throw new AppError("not_found", "There is no such test in this project.");
  return toEndpointTestView(row);
}
