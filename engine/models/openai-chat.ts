import type { Dispatcher } from "undici";
import { chatCompletionsUrl } from "@/core/checkpoint/endpoint-address";
import type { Clock } from "../clock";
import { type RetryPolicy, readRetryAfterMs, retryDelayMs } from "../retry";
import type { ChatEndpoint } from "./chat-endpoint";
import type { Model, ModelAnswer, ModelProblem, ModelProblemKind, ModelRequest, RawExchange } from "./model";
import { hideKey, keepText } from "./quote-text";
import { readChatAnswer } from "./read-chat-answer";
import { formatSeconds, type HttpFault, type HttpResponse, requestJson } from "./request-json";

export interface OpenAiChatPorts {
  /** Decides where connections may go: `createGuardedAgent`. Shared by all models, so that connections are reused. */
  readonly dispatcher: Dispatcher;
  readonly clock: Clock;
  /** Numbers in [0, 1) for the jitter of retries. */
  readonly random: () => number;
  readonly retry: RetryPolicy;
}

/** One request and what came of it. `retryAfterMs` is what the endpoint asked for. */
interface Attempt {
  readonly result: Omit<ModelAnswer, "attempts"> | Omit<ModelProblem, "attempts">;
  readonly transient: boolean;
  readonly retryAfterMs: number | null;
}

/** A model behind an OpenAI-compatible chat-completions endpoint. Throws `invalid_input` for an address that is none. */
export function createOpenAiChat(endpoint: ChatEndpoint, ports: OpenAiChatPorts): Model {
  const url = chatCompletionsUrl(endpoint.url);
  return { complete: (request, signal) => completeWithRetries(url, endpoint, ports, request, signal) };
}

async function completeWithRetries(
  url: URL,
  endpoint: ChatEndpoint,
  ports: OpenAiChatPorts,
  request: ModelRequest,
  signal: AbortSignal | undefined,
): Promise<ModelAnswer | ModelProblem> {
  const { clock, retry, random } = ports;
  const startedMs = clock.nowMs();
  const body = JSON.stringify(requestBody(endpoint, request));
  for (let attempts = 1; ; attempts++) {
    const attempt = await tryOnce(url, endpoint, ports, body, request.timeLeftMs, signal);
    const { result } = attempt;
    if (result.kind === "answer") return { ...result, attempts };
    if (!attempt.transient || attempts >= retry.maxAttempts) {
      return { ...result, message: describeTries(result.message, attempts, clock.nowMs() - startedMs), attempts };
    }
    try {
      await clock.sleep(retryDelayMs(retry, attempts, attempt.retryAfterMs, random), signal);
    } catch (error) {
      if (!signal?.aborted) throw error;
      return { ...result, kind: "cancelled", message: "Cancelled while waiting for another try.", attempts };
    }
  }
}

function describeTries(message: string, attempts: number, elapsedMs: number): string {
  return attempts === 1 ? message : `${message.replace(/\.$/, "")}; ${attempts} tries in ${formatSeconds(elapsedMs)}.`;
}

function requestBody({ model, sampling }: ChatEndpoint, { messages, seed }: ModelRequest): Record<string, unknown> {
  const { temperature, topP, maxTokensPerTurn, extraBody } = sampling;
  return {
    ...extraBody,
    model,
    messages,
    ...(temperature == null ? {} : { temperature }),
    ...(topP == null ? {} : { top_p: topP }),
    ...(maxTokensPerTurn == null ? {} : { max_tokens: maxTokensPerTurn }),
    ...(seed === null ? {} : { seed }),
  };
}

async function tryOnce(
  url: URL,
  { apiKey, requestLimitMs }: ChatEndpoint,
  { dispatcher, clock }: OpenAiChatPorts,
  body: string,
  timeLeftMs: number | null,
  signal: AbortSignal | undefined,
): Promise<Attempt> {
  const outOfTimeFirst = timeLeftMs !== null && timeLeftMs < requestLimitMs;
  const limitMs = outOfTimeFirst ? timeLeftMs : requestLimitMs;
  const limitName = outOfTimeFirst ? "time left to the episode" : "request limit";
  const response = await requestJson({ url, apiKey, body, limitMs, limitName }, dispatcher, signal);
  const where = `${url.origin}${url.pathname}`;
  if (response.kind !== "response") return faultAttempt(response, where, keepText(body, apiKey), outOfTimeFirst);
  // An endpoint that repeats the key, even as the model's words, does not get it into a transcript.
  const keyless = { ...response, text: hideKey(response.text, apiKey) };
  const raw: RawExchange = { request: keepText(body, apiKey), response: keepText(keyless.text, apiKey), status: response.status };
  return responseAttempt(keyless, where, raw, apiKey, clock);
}

function responseAttempt(response: HttpResponse, where: string, raw: RawExchange, apiKey: string | null, clock: Clock): Attempt {
  const read = readChatAnswer(response, apiKey);
  const durationMs = response.elapsedMs;
  const retryAfterMs = readRetryAfterMs(response.headers, clock.nowMs());
  if (read.kind === "answer") return { result: { ...read, raw, durationMs }, transient: false, retryAfterMs };
  const kind = read.kind === "context_full" || read.kind === "unauthorized" ? read.kind : "endpoint_error";
  const message = `${where} ${read.message}, ${formatSeconds(durationMs)} after the request.`;
  return { result: { kind, message, raw, durationMs }, transient: read.kind === "transient", retryAfterMs };
}

function faultAttempt(fault: HttpFault, where: string, request: string, outOfTimeFirst: boolean): Attempt {
  const kind = faultKind(fault, outOfTimeFirst);
  const message = fault.kind === "time_limit" || fault.kind === "connection" ? `${where} ${fault.message}.` : fault.message;
  const raw: RawExchange = { request, response: null, status: null };
  return { result: { kind, message, raw, durationMs: fault.elapsedMs }, transient: kind === "endpoint_error", retryAfterMs: null };
}

function faultKind(fault: HttpFault, outOfTimeFirst: boolean): ModelProblemKind {
  if (fault.kind === "time_limit") return outOfTimeFirst ? "out_of_time" : "endpoint_error";
  return fault.kind === "connection" ? "endpoint_error" : fault.kind;
}
