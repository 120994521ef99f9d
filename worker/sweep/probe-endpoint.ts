import { AppError } from "@/core/app-error";
import { chatCompletionsUrl } from "@/core/checkpoint/endpoint-address";
import { SamplingSettings } from "@/core/sweep/sampling-settings";
import type { ChatEndpoint } from "@/engine/models/chat-endpoint";
import { listModels, type ModelListing } from "@/engine/models/list-models";
import type { Model, ModelAnswer, ModelProblem } from "@/engine/models/model";
import { createOpenAiChat, type OpenAiChatPorts } from "@/engine/models/openai-chat";
import type { EndpointFault, EndpointTestResult } from "@/server/services/endpoints/endpoint-test-result";
import type { OpenEndpoint, StoredEndpoint } from "./open-endpoint";

const REQUEST_LIMIT_MS = 60_000;
/** How many requests at once are measured, as far as the endpoint's own bound goes; that bound is measured last. */
const MEASURED_IN_FLIGHT = [1, 8];
const MOST_IN_FLIGHT = 64;
const MESSAGES = [{ role: "user", content: "Answer with the single word: ready" }];

export interface EndpointTestPorts {
  readonly openEndpoint: OpenEndpoint;
  readonly chat: OpenAiChatPorts;
}

interface ProbedEndpoint extends StoredEndpoint {
  readonly model: string;
  readonly sampling: unknown;
  readonly concurrency: number;
}

type Answered = ModelAnswer | ModelProblem;

/** Asks an endpoint for its models, for one chat, and for several at once. Never throws for what an endpoint does. */
export async function probeEndpoint(
  row: ProbedEndpoint,
  { openEndpoint, chat }: EndpointTestPorts,
  signal: AbortSignal,
): Promise<EndpointTestResult> {
  try {
    const sampling = SamplingSettings.parse(row.sampling);
    const endpoint = openEndpoint(row, { model: row.model, sampling, requestLimitMs: REQUEST_LIMIT_MS });
    const listing = await listModels(endpoint, chat.dispatcher, signal);
    if (listing.fault === "forbidden_address") return failed("forbidden_address", listing.problem, {});
    const models = describeListing(listing);
    // One try: a person wants to see what happens, not what happens after patience.
    const model = createOpenAiChat(endpoint, { ...chat, retry: { ...chat.retry, maxAttempts: 1 } });
    const first = await ask(model, 0, signal);
    const exchange = describeChat(endpoint, first);
    if (first.kind !== "answer") return failed(findFault(first), first.message, { models, chat: exchange });
    const speed = await measureSpeed(model, Math.min(row.concurrency, MOST_IN_FLIGHT), signal);
    return { models, chat: exchange, speed, fault: null, problem: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return failed("worker", error.message, {});
  }
}

function failed(
  fault: EndpointFault,
  problem: string | null,
  { models = null, chat = null }: Partial<Pick<EndpointTestResult, "models" | "chat">>,
): EndpointTestResult {
  return { models, chat, speed: [], fault, problem };
}

function ask(model: Model, seed: number, signal: AbortSignal): Promise<Answered> {
  return model.complete({ messages: MESSAGES, seed, timeLeftMs: null }, signal);
}

function describeListing({ url, ids, problem, response, status, durationMs }: ModelListing): EndpointTestResult["models"] {
  const seconds = status === null ? null : durationMs / 1000;
  return { address: url.href, request: null, response, httpStatus: status, seconds, problem, ids: ids === null ? null : [...ids] };
}

function describeChat({ url }: ChatEndpoint, first: Answered): EndpointTestResult["chat"] {
  const answered = first.kind === "answer";
  return {
    address: chatCompletionsUrl(url).href,
    request: first.raw?.request ?? null,
    response: first.raw?.response ?? null,
    httpStatus: first.raw?.status ?? null,
    seconds: first.durationMs / 1000,
    problem: answered ? null : first.message,
    answer: answered ? first.text : null,
  };
}

/** What a failed request says about the endpoint. */
function findFault({ kind, raw, durationMs }: ModelProblem): EndpointFault {
  if (kind === "forbidden_address" || kind === "unauthorized") return kind;
  const status = raw?.status ?? null;
  // A timer may ring a little early.
  if (status === null) return durationMs > 0.99 * REQUEST_LIMIT_MS ? "time_limit" : "no_connection";
  if (/^\s*</.test(raw?.response ?? "")) return "web_page";
  if (status < 300) return "no_chat";
  if (status === 404) return "not_found";
  if (status === 429) return "busy";
  return status >= 500 ? "server_error" : "rejected";
}

/** From one request at a time to as many as the endpoint takes; ends where one fails, since more at once would fail as well. */
async function measureSpeed(model: Model, concurrency: number, signal: AbortSignal): Promise<EndpointTestResult["speed"]> {
  const levels = [...MEASURED_IN_FLIGHT.filter((inFlight) => inFlight < concurrency), concurrency];
  const measures: EndpointTestResult["speed"] = [];
  for (const inFlight of levels) {
    const measure = await measureTogether(model, inFlight, signal);
    measures.push(measure);
    if (measure.failed > 0) break;
  }
  return measures;
}

async function measureTogether(model: Model, inFlight: number, signal: AbortSignal): Promise<EndpointTestResult["speed"][number]> {
  const calls = await Promise.all(Array.from({ length: inFlight }, (_, index) => ask(model, index + 1, signal)));
  const problems = calls.filter((call) => call.kind !== "answer");
  const seconds = calls.reduce((sum, { durationMs }) => sum + durationMs, 0) / 1000 / inFlight;
  return {
    inFlight,
    secondsPerRequest: problems.length === 0 ? seconds : null,
    failed: problems.length,
    problem: problems[0]?.message ?? null,
  };
}
