import type { Message } from "@/core/trajectory/episode";

export interface ModelRequest {
  readonly messages: readonly Message[];
  /** Sent to the endpoint, so that a deterministic one answers equally; null: not sent. */
  readonly seed: number | null;
  /** How long the call may take, retries and all; null: as long as its own limits allow. */
  readonly timeLeftMs: number | null;
}

/** A call as it went over the wire, without headers (and so without the key); long texts are cut, and say so. */
export interface RawExchange {
  readonly request: string;
  readonly response: string | null;
  readonly status: number | null;
}

interface ModelCall {
  readonly raw: RawExchange | null;
  /** From the first request to the end of the last answer, waiting between retries included; not the wait for a free place. */
  readonly durationMs: number;
  /** Requests that were sent. */
  readonly attempts: number;
}

export interface ModelAnswer extends ModelCall {
  readonly kind: "answer";
  /** The assistant's message as it came. */
  readonly message: Message;
  /** Its text; empty where it has none. */
  readonly text: string;
  readonly finishReason: string | null;
  readonly usage: { readonly inputTokens: number; readonly outputTokens: number } | null;
}

/**
 * Why there is no answer. `context_full`: the conversation is too long for the model. `unauthorized`: the endpoint refuses the key.
 * `forbidden_address`: the administrator's list does not allow the endpoint. `endpoint_error`: everything else, after its retries.
 * `out_of_time`: `timeLeftMs` was used up. `cancelled`: the signal aborted the call.
 */
export type ModelProblemKind = "context_full" | "unauthorized" | "forbidden_address" | "endpoint_error" | "out_of_time" | "cancelled";

export interface ModelProblem extends ModelCall {
  readonly kind: ModelProblemKind;
  /** One sentence, safe to show: what happened, with status, the limit that fired and the time that passed. */
  readonly message: string;
}

/** Whatever answers a conversation. A call never throws for what an endpoint does. */
export interface Model {
  complete(request: ModelRequest, signal?: AbortSignal): Promise<ModelAnswer | ModelProblem>;
}

/** Whether a problem concerns all further calls alike: the sweep waits for a person rather than lose its episodes one by one. */
export function needsPerson(problem: ModelProblem): boolean {
  return problem.kind === "unauthorized" || problem.kind === "forbidden_address";
}
