import { getDatabase } from "@/server/database/database";
import type { JobPayloadOf } from "@/server/queue/job-payload";
import type { JobContext } from "@/server/queue/work";
import type { EndpointTestResult } from "@/server/services/endpoints/endpoint-test-result";
import { toStorableJson } from "@/server/services/imports/storable-json";
import { type EndpointTestPorts, probeEndpoint } from "./probe-endpoint";

/** The job: sends real requests to an endpoint and keeps what came of them, and how fast it was. */
export async function testEndpoint(
  { testId }: JobPayloadOf<"endpoint-test">,
  ports: EndpointTestPorts,
  { signal }: JobContext,
): Promise<void> {
  const test = await takeTest(testId);
  if (test === null) return;
  const result = await probeEndpoint(test.endpoint, ports, signal);
  signal.throwIfAborted();
  await getDatabase().$transaction([
    getDatabase().endpointTest.update({
      where: { id: testId },
      data: { status: result.problem === null ? "passed" : "failed", finishedAt: new Date(), result: toStorableJson(result) },
      select: { id: true },
    }),
    getDatabase().endpoint.updateMany({
      where: { checkpointId: test.checkpointId, updatedAt: test.endpoint.updatedAt },
      data: { secondsPerRequest: measuredSpeed(result), measuredAt: new Date(), updatedAt: test.endpoint.updatedAt },
    }),
  ]);
}

/** The speed with the most requests in flight that the endpoint took without a failure. */
function measuredSpeed({ speed }: EndpointTestResult): number | null {
  return speed.findLast(({ secondsPerRequest }) => secondsPerRequest !== null)?.secondsPerRequest ?? null;
}

/** A test that a lost worker began is begun again; one that has ended is left alone. */
async function takeTest(testId: string) {
  const { count } = await getDatabase().endpointTest.updateMany({
    where: { id: testId, status: { in: ["queued", "running"] } },
    data: { status: "running" },
  });
  if (count === 0) return null;
  return getDatabase().endpointTest.findUnique({
    where: { id: testId },
    select: {
      checkpointId: true,
      endpoint: {
        select: { checkpointId: true, url: true, model: true, sealedKey: true, sampling: true, concurrency: true, updatedAt: true },
      },
    },
  });
}
