import type { Prisma } from "@/server/database/client/client";
import { EndpointTestResult } from "./endpoint-test-result";

/** Ten seconds for the list, a minute for the chat and for each measure of speed, and some for the way. */
const OVERDUE_MS = 6 * 60_000;

export interface EndpointTestView {
  id: string;
  checkpoint: string;
  /** overdue: no worker has finished it in six minutes; start another */
  status: "queued" | "running" | "passed" | "failed" | "overdue";
  createdAt: Date;
  finishedAt: Date | null;
  /** The endpoint's settings were changed after the test had been started. */
  outdated: boolean;
  result: EndpointTestResult | null;
}

/** The columns of a test that its view is made of. */
export const endpointTestColumns = {
  id: true,
  checkpointId: true,
  status: true,
  createdAt: true,
  finishedAt: true,
  result: true,
  endpoint: { select: { updatedAt: true } },
} as const;

export function toEndpointTestView(row: Prisma.EndpointTestGetPayload<{ select: typeof endpointTestColumns }>): EndpointTestView {
  const { id, checkpointId, status, createdAt, finishedAt, result, endpoint } = row;
  const isOverdue = finishedAt === null && Date.now() - createdAt.getTime() > OVERDUE_MS;
  return {
    id,
    checkpoint: checkpointId,
    status: isOverdue ? "overdue" : status,
    createdAt,
    finishedAt,
    outdated: createdAt < endpoint.updatedAt,
    result: EndpointTestResult.nullable().parse(result),
  };
}
