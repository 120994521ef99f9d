import type { Dispatcher } from "undici";
import { z } from "zod";
import { modelsUrl } from "@/core/checkpoint/endpoint-address";
import type { ModelProblemKind } from "./model";
import { hideKey, keepText } from "./quote-text";
import { formatSeconds, type HttpFault, type HttpResponse, requestJson } from "./request-json";

const LIST_LIMIT_MS = 10_000;

const ModelList = z.looseObject({ data: z.array(z.looseObject({ id: z.string().min(1) })) });

/** What an endpoint said to `GET …/models`, without the key. */
export interface ModelListing {
  readonly url: URL;
  /** The names by which it knows its models; null where it lists none. */
  readonly ids: readonly string[] | null;
  /** Why there is no list, in one sentence. */
  readonly problem: string | null;
  /** Null for an answer that is no list: many endpoints have none, and work. */
  readonly fault: Extract<ModelProblemKind, "forbidden_address" | "endpoint_error" | "cancelled"> | null;
  readonly response: string | null;
  readonly status: number | null;
  readonly durationMs: number;
}

/** Asks an endpoint for its models, once. Never throws for what an endpoint does; throws `invalid_input` for an address that is none. */
export async function listModels(
  { url: endpoint, apiKey }: { readonly url: string; readonly apiKey: string | null },
  dispatcher: Dispatcher,
  signal?: AbortSignal,
): Promise<ModelListing> {
  const url = modelsUrl(endpoint);
  const answer = await requestJson({ url, apiKey, body: null, limitMs: LIST_LIMIT_MS, limitName: "limit for lists" }, dispatcher, signal);
  return answer.kind === "response" ? readListing(url, answer, apiKey) : describeFault(url, answer);
}

function readListing(url: URL, { status, text, elapsedMs }: HttpResponse, apiKey: string | null): ModelListing {
  const seen = { url, response: keepText(text, apiKey), status, durationMs: elapsedMs, fault: null };
  const list = status >= 200 && status < 300 ? parseList(hideKey(text, apiKey)) : null;
  if (list !== null) return { ...seen, ids: list, problem: null };
  const what = status >= 200 && status < 300 ? `answered ${status} with what is no list of models` : `answered ${status}`;
  return { ...seen, ids: null, problem: `${url.origin}${url.pathname} ${what}, ${formatSeconds(elapsedMs)} after the request.` };
}

function parseList(text: string): string[] | null {
  try {
    return ModelList.parse(JSON.parse(text)).data.map(({ id }) => id);
  } catch {
    return null;
  }
}

function describeFault(url: URL, { kind, message, elapsedMs }: HttpFault): ModelListing {
  const isOfNetwork = kind === "time_limit" || kind === "connection";
  return {
    url,
    ids: null,
    problem: isOfNetwork ? `${url.origin}${url.pathname} ${message}.` : message,
    fault: isOfNetwork ? "endpoint_error" : kind,
    response: null,
    status: null,
    durationMs: elapsedMs,
  };
}
