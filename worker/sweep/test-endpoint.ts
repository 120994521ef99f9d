import { AppError } from "@/core/app-error";
import { chatCompletionsUrl } from "@/core/checkpoint/endpoint-address";
import { SamplingSettings } from "@/core/sweep/sampling-settings";
import type { ChatEndpoint } from "@/engine/models/chat-endpoint";
import type { Model, ModelAnswer, ModelProblem } from "@/engine/models/model";
import { createOpenAiChat, type OpenAiChatPorts } from "@/engine/models/openai-chat";
import { getDatabase } from "@/server/database/database";
import type { JobPayloadOf } from "@/server/queue/job-payload";
import type { JobContext } from "@/server/queue/work";
import type { EndpointTestResult } from "@/server/services/endpoints/endpoint-test-result";
import { toStorableJson } from "@/server/services/imports/storable-json";
import type { OpenEndpoint } from "./open-endpoint";

const REQUEST_LIMIT_MS = 60_000;
const MOST_TOGETHER = 64;
const MESSAGES = [{ role: "user", content: "Answer with the single word: ready" }];

export interface EndpointTestPorts {
  readonly openEndpoint: OpenEndpoint;
  readonly chat: OpenAiChatPorts;
}

/** The job: sends real requests to an endpoint, one alone and then as many as it takes at once, and keeps what came of them. */
export async function testEndpoint(
  { testId }: JobPayloadOf<"endpoint-test">,
  ports: EndpointTestPorts,
  { signal }: JobContext,
): Promise<void> {
  const test = await takeTest(testId);
  if (test === null) return;
  const result = await tryEndpoint(test.endpoint, ports, signal);
  signal.throwIfAborted();
  const passed = result.problem === null;
  await getDatabase().$transaction([
    getDatabase().endpointTest.update({
      where: { id: testId },
      data: { status: passed ? "passed" : "failed", finishedAt: new Date(), result: toStorableJson(result) },
      select: { id: true },
    }),
    getDatabase().endpoint.updateMany({
      where: { checkpointId: test.checkpointId, updatedAt: test.endpoint.updatedAt },
      data: {
        secondsPerRequest: result.secondsTogether ?? result.secondsAlone,
        measuredAt: new Date(),
        updatedAt: test.endpoint.updatedAt,
      },
    }),
  ]);
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

type TestedEndpoint = NonNullable<Awaited<ReturnType<typeof takeTest>>>["endpoint"];

async function tryEndpoint(
  row: TestedEndpoint,
  { openEndpoint, chat }: EndpointTestPorts,
  signal: AbortSignal,
): Promise<EndpointTestResult> {
  const concurrency = Math.min(row.concurrency, MOST_TOGETHER);
  const nothing = { request: null, response: null, httpStatus: null, answer: null, secondsAlone: null, ...untriedTogether(concurrency) };
  try {
    const sampling = SamplingSettings.parse(row.sampling);
    const endpoint = openEndpoint(row, { model: row.model, sampling, requestLimitMs: REQUEST_LIMIT_MS });
    // One try: a person wants to see what happens, not what happens after patience.
    const model = createOpenAiChat(endpoint, { ...chat, retry: { ...chat.retry, maxAttempts: 1 } });
    const first = await ask(model, 0, signal);
    const alone = describeFirst(endpoint, first);
    if (first.kind !== "answer") return { ...alone, ...untriedTogether(concurrency) };
    return { ...alone, ...(await askTogether(model, concurrency, signal)) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ...nothing, address: row.url ?? "built-in lab", problem: error.message };
  }
}

function ask(model: Model, seed: number, signal: AbortSignal): Promise<ModelAnswer | ModelProblem> {
  return model.complete({ messages: MESSAGES, seed, timeLeftMs: null }, signal);
}

function describeFirst(endpoint: ChatEndpoint, first: ModelAnswer | ModelProblem) {
  const answered = first.kind === "answer";
  return {
    address: chatCompletionsUrl(endpoint.url).href,
    request: first.raw?.request ?? null,
    response: first.raw?.response ?? null,
    httpStatus: first.raw?.status ?? null,
    answer: answered ? first.text : null,
    problem: answered ? null : first.message,
    secondsAlone: answered ? first.durationMs / 1000 : null,
  };
}

function untriedTogether(concurrency: number) {
  return { secondsTogether: null, concurrency, failedTogether: 0, problemTogether: null };
}

async function askTogether(model: Model, concurrency: number, signal: AbortSignal) {
  const calls = await Promise.all(Array.from({ length: concurrency }, (_, index) => ask(model, index + 1, signal)));
  const problems = calls.filter((call) => call.kind !== "answer");
  const seconds = calls.reduce((sum, { durationMs }) => sum + durationMs, 0) / 1000 / concurrency;
  return {
    secondsTogether: problems.length === 0 ? seconds : null,
    concurrency,
    failedTogether: problems.length,
    problemTogether: problems[0]?.message ?? null,
  };
}
