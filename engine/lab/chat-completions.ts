import type { z } from "zod";
import { deriveSeed } from "@/core/sweep/derive-seed";
import { LabChatRequest, labMessageText } from "./chat-request";
import { DEPOT_POLICIES } from "./depot-policies";
import { drawAction } from "./draw-action";
import type { Policy } from "./policy";

/** Every policy that the lab serves. */
export const LAB_POLICIES: readonly Policy[] = DEPOT_POLICIES;

export interface LabContext {
  /** Seconds since 1970, for `created`. */
  readonly nowSeconds: number;
  /** Stands in for the seed of a request that has none. */
  readonly entropy: number;
}

export interface LabResponse {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The list of models, in OpenAI's shape. */
export function listLabModels(): LabResponse {
  const data = LAB_POLICIES.map(({ name }) => ({ id: name, object: "model", created: 0, owned_by: "turnwise-lab" }));
  return { status: 200, body: { object: "list", data } };
}

/**
 * Answers a chat-completions request (its parsed JSON) by a scripted policy, in OpenAI's shape, errors too. Equal seed and messages give
 * equal answers; the choices of one request are independent draws.
 */
export function completeLabChat(json: unknown, context: LabContext): LabResponse {
  const parsed = LabChatRequest.safeParse(json);
  if (!parsed.success) return refuse(400, "invalid_request_error", null, describeFault(parsed.error));
  const policy = LAB_POLICIES.find(({ name }) => name === parsed.data.model);
  if (policy === undefined) {
    const known = LAB_POLICIES.map(({ name }) => name).join(", ");
    return refuse(404, "invalid_request_error", "model_not_found", `There is no model "${parsed.data.model}" here. Models: ${known}.`);
  }
  return answer(policy, parsed.data, context);
}

/** The answer to a body that is no JSON, or to a method or path that the lab does not have. */
export function refuseLabRequest(status: number, message: string): LabResponse {
  return refuse(status, "invalid_request_error", null, message);
}

function refuse(status: number, type: string, code: string | null, message: string): LabResponse {
  return { status, body: { error: { message, type, param: null, code } } };
}

function describeFault(error: z.ZodError): string {
  const [issue] = error.issues;
  const where = issue?.path.join(".") ?? "";
  return where === "" ? "The body is no chat-completions request." : `${where}: ${issue?.message}`;
}

function answer(policy: Policy, request: LabChatRequest, context: LabContext): LabResponse {
  const key = JSON.stringify([policy.name, request.messages.map((message) => [message.role, labMessageText(message)])]);
  const seed = request.seed ?? context.entropy;
  const choices = Array.from({ length: request.n ?? 1 }, (_, index) => choose(policy, request, index, uniform(seed, index, key)));
  const promptTokens = request.messages.reduce((sum, message) => sum + countTokens(labMessageText(message)), 0);
  const completionTokens = choices.reduce((sum, { message }) => sum + countTokens(message.content), 0);
  const usage = { prompt_tokens: promptTokens, completion_tokens: completionTokens, total_tokens: promptTokens + completionTokens };
  const id = `chatcmpl-${deriveSeed("id", seed, key).toString(16)}`;
  return { status: 200, body: { id, object: "chat.completion", created: context.nowSeconds, model: policy.name, choices, usage } };
}

function choose(policy: Policy, request: LabChatRequest, index: number, draw: number) {
  const text = answerText(policy, request, draw);
  const limit = request.max_completion_tokens ?? request.max_tokens ?? Number.POSITIVE_INFINITY;
  const cut = countTokens(text) > limit;
  const content = cut ? text.slice(0, limit * CHARACTERS_PER_TOKEN) : text;
  return { index, message: { role: "assistant", content, refusal: null }, logprobs: null, finish_reason: cut ? "length" : "stop" };
}

function answerText(policy: Policy, request: LabChatRequest, draw: number): string {
  const last = request.messages.findLast(({ role }) => role === "user");
  const distribution = last === undefined ? null : policy.decide(labMessageText(last));
  if (distribution === null) return "I am a scripted policy and understand nothing but the depot.";
  return `Action: ${drawAction(distribution, { temperature: request.temperature ?? 1, topP: request.top_p ?? 1 }, draw)}`;
}

/** A number in [0, 1) that depends on seed, choice and conversation. */
function uniform(seed: number, index: number, key: string): number {
  return deriveSeed("draw", seed, index, key) / 2 ** 31;
}

/** The lab has no tokenizer: four characters pass for a token, as a rule of thumb has it. */
const CHARACTERS_PER_TOKEN = 4;

function countTokens(text: string): number {
  return Math.ceil(text.length / CHARACTERS_PER_TOKEN);
}
