import { performance } from "node:perf_hooks";
import { type Dispatcher, errors, request } from "undici";
import { AppError } from "@/core/app-error";
import { CONNECT_LIMIT_MS } from "./guarded-agent";

/** An answer beyond this is not read: no chat completion is that long. */
const MAX_RESPONSE_BYTES = 16 << 20;

export interface JsonRequest {
  readonly url: URL;
  readonly apiKey: string | null;
  /** Posted; null: the address is read (GET). */
  readonly body: string | null;
  /** Ends the request as `time_limit`, whichever part of it takes so long. */
  readonly limitMs: number;
  /** What a message calls that limit. */
  readonly limitName: string;
}

export interface HttpResponse {
  readonly kind: "response";
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  readonly elapsedMs: number;
}

/** Why no complete response came; `message` says which limit fired, its value, and the time that passed. */
export interface HttpFault {
  readonly kind: "time_limit" | "connection" | "forbidden_address" | "cancelled";
  readonly message: string;
  readonly elapsedMs: number;
}

/** Sends one request and reads the whole answer. Redirects are not followed. Never throws for what the network does. */
export async function requestJson(asked: JsonRequest, dispatcher: Dispatcher, signal?: AbortSignal): Promise<HttpResponse | HttpFault> {
  const startedMs = performance.now();
  const abort = new AbortController();
  const onAbort = () => abort.abort();
  const timer = setTimeout(onAbort, asked.limitMs);
  signal?.addEventListener("abort", onAbort, { once: true });
  if (signal?.aborted) onAbort();
  try {
    const { statusCode, headers, body } = await request(asked.url, {
      method: asked.body === null ? "GET" : "POST",
      headers: requestHeaders(asked),
      body: asked.body,
      dispatcher,
      signal: abort.signal,
      // The request's own limit is the only one: a second, hidden one would end requests for a reason that nobody set.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    const text = await readText(body);
    return { kind: "response", status: statusCode, headers, text, elapsedMs: performance.now() - startedMs };
  } catch (error) {
    return describeFault(error, asked, performance.now() - startedMs, signal?.aborted === true, abort.signal.aborted);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", onAbort);
  }
}

function requestHeaders({ apiKey, body }: JsonRequest): Record<string, string> {
  return {
    accept: "application/json",
    "user-agent": "turnwise",
    ...(body === null ? {} : { "content-type": "application/json" }),
    ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
  };
}

class ResponseTooLong extends Error {}

async function readText(body: Dispatcher.ResponseData["body"]): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > MAX_RESPONSE_BYTES) throw new ResponseTooLong();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function describeFault(error: unknown, asked: JsonRequest, elapsedMs: number, cancelled: boolean, aborted: boolean): HttpFault {
  if (cancelled) return { kind: "cancelled", message: "Cancelled.", elapsedMs };
  if (aborted) {
    const message = `gave no complete answer within the ${asked.limitName} of ${formatSeconds(asked.limitMs)} (${formatSeconds(elapsedMs)} had passed)`;
    return { kind: "time_limit", message, elapsedMs };
  }
  if (error instanceof AppError) return { kind: "forbidden_address", message: error.message, elapsedMs };
  if (error instanceof errors.ConnectTimeoutError) {
    const message = `did not accept a connection within the connect limit of ${formatSeconds(CONNECT_LIMIT_MS)} (${formatSeconds(elapsedMs)} had passed)`;
    return { kind: "connection", message, elapsedMs };
  }
  if (error instanceof ResponseTooLong) return { kind: "connection", message: `answered more than ${MAX_RESPONSE_BYTES} bytes`, elapsedMs };
  const code = networkCode(error);
  if (code === null) throw error;
  return { kind: "connection", message: `could not be reached or broke off (${code}) after ${formatSeconds(elapsedMs)}`, elapsedMs };
}

/** The code of what the network did (`ECONNREFUSED`, `UND_ERR_SOCKET`); null for an error that is ours. */
function networkCode(error: unknown): string | null {
  if (error instanceof AggregateError) return networkCode(error.errors[0]);
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return null;
  const ours = error instanceof errors.InvalidArgumentError || error.code.startsWith("ERR_INVALID");
  return ours ? null : error.code;
}

/** Seconds for a message: `0.25 s`, `12.3 s`. */
export function formatSeconds(durationMs: number): string {
  return `${durationMs < 1_000 ? (durationMs / 1000).toFixed(2) : (durationMs / 1000).toFixed(1)} s`;
}
