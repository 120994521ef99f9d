import { AppError } from "@/core/app-error";
import { getDatabase } from "@/server/database/database";
import type { ProjectScope } from "@/server/scope";
import { EndpointTestResult } from "./endpoint-test-result";

/** A minute for the first request, one for those together, and some for the way. */
const OVERDUE_MS = 3 * 60_000;

export interface EndpointTestView {
  id: string;
  checkpoint: string;
  /** overdue: no worker has finished it in three minutes; start another */
  status: "queued" | "running" | "passed" | "failed" | "overdue";
  createdAt: Date;
  finishedAt: Date | null;
  result: EndpointTestResult | null;
}

const columns = { id: true, checkpointId: true, status: true, createdAt: true, finishedAt: true, result: true } as const;

/** How a test of an endpoint stands. */
export async function getEndpointTest({ projectId }: ProjectScope<"checkpoint:write">, id: string): Promise<EndpointTestView> {
  const row = await getDatabase().endpointTest.findFirst({ where: { id, endpoint: { checkpoint: { projectId } } }, select: columns });
  if (row === null) throw new AppError("not_found", "There is no such test in this project.");
  const { checkpointId, result, status, ...test } = row;
  const isOverdue = test.finishedAt === null && Date.now() - test.createdAt.getTime() > OVERDUE_MS;
  return {
    ...test,
    checkpoint: checkpointId,
    status: isOverdue ? "overdue" : status,
    result: EndpointTestResult.nullable().parse(result),
  };
}
