import type { Dispatcher } from "undici";
import { z } from "zod";
import { chatCompletionsUrl } from "@/core/checkpoint/endpoint-address";
import type { DoctorCheck } from "@/core/reports/doctor-report";
import { createAddressGuard } from "@/engine/models/address-guard";
import { createGuardedAgent } from "@/engine/models/guarded-agent";
import { listModels } from "@/engine/models/list-models";
import { quoteText } from "@/engine/models/quote-text";
import { readChatAnswer } from "@/engine/models/read-chat-answer";
import { formatSeconds, requestJson } from "@/engine/models/request-json";
import { type ApiKey, readApiKey } from "../sweep/api-key";

interface Probe {
  readonly url: string;
  readonly model: string;
  readonly key: ApiKey | null;
  readonly dispatcher: Dispatcher;
}

/** What came of one chat request. */
type Asked =
  | { readonly ok: true; readonly text: string; readonly choices: number; readonly hasUsage: boolean; readonly elapsedMs: number }
  | { readonly ok: false; readonly reason: string };

const REQUEST_LIMIT_MS = 60_000;
const CHAT_SEED = 7;

/**
 * Asks an endpoint what a sweep will ask of it. Chat and the seed are needed, and fail where the endpoint refuses them; the other checks
 * only tell what it can do. Throws `invalid_input` for an address that is none.
 */
export async function checkEndpoint(url: string, model: string): Promise<DoctorCheck[]> {
  const dispatcher = createGuardedAgent(createAddressGuard({ allowed: "", own: [chatCompletionsUrl(url).host] }));
  const probe: Probe = { url, model, key: readApiKey(), dispatcher };
  try {
    const first = await ask(probe, {});
    const chat = { name: "chat", ok: first.ok, detail: first.ok ? describeChat(first, probe) : first.reason };
    const models = await checkModels(probe);
    if (!first.ok) return [chat, models];
    return [chat, models, await checkSeed(probe), await checkChoices(probe), checkUsage(first.hasUsage)];
  } finally {
    await dispatcher.destroy();
  }
}

function describeChat({ text, elapsedMs }: Asked & { ok: true }, { key }: Probe): string {
  const sent = key === null ? "no key was sent" : `the key of ${key.variable} was sent`;
  return `answered ${quoteText(text, key?.value ?? null)} after ${formatSeconds(elapsedMs)}; ${sent}`;
}

/** Sweeps send a seed with every request: an endpoint that refuses it can't be evaluated. */
async function checkSeed(probe: Probe): Promise<DoctorCheck> {
  const [first, second] = [await ask(probe, { seed: CHAT_SEED }), await ask(probe, { seed: CHAT_SEED })];
  const refused = [first, second].find((asked) => !asked.ok);
  if (refused?.ok === false)
    return { name: "seed", ok: false, detail: `a request with a seed failed, and sweeps send one: ${refused.reason}` };
  const equal = first.ok && second.ok && first.text === second.text;
  const detail = equal
    ? "equal seeds gave equal answers"
    : "taken, but equal seeds gave different answers: episodes can't be replayed exactly";
  return { name: "seed", ok: true, detail };
}

async function checkChoices(probe: Probe): Promise<DoctorCheck> {
  const asked = await ask(probe, { n: 2 });
  const several = asked.ok && asked.choices === 2;
  return {
    name: "n",
    ok: true,
    detail: several ? "several answers come in one request" : "one answer a request: samples are asked one by one",
  };
}

function checkUsage(hasUsage: boolean): DoctorCheck {
  return { name: "usage", ok: true, detail: hasUsage ? "tokens are counted" : "no tokens are reported: episodes will lack them" };
}

/** Whether the endpoint lists the model; many list none, which does no harm. */
async function checkModels(probe: Probe): Promise<DoctorCheck> {
  return { name: "models", ok: true, detail: await describeModels(probe) };
}

/** Whether the endpoint works is told by the chat; this is only a hint for a misspelt name. */
async function describeModels({ url, model, key, dispatcher }: Probe): Promise<string> {
  const { ids } = await listModels({ url, apiKey: key?.value ?? null }, dispatcher);
  if (ids === null) return "the endpoint lists no models";
  if (ids.includes(model)) return `${ids.length} listed, ${model} among them`;
  const shown = ids.slice(0, 5).join(", ");
  return `${ids.length} listed (${shown}${ids.length > 5 ? ", …" : ""}), ${model} not among them`;
}

async function ask({ url, model, key, dispatcher }: Probe, extra: Record<string, number>): Promise<Asked> {
  const target = chatCompletionsUrl(url);
  const apiKey = key?.value ?? null;
  const body = JSON.stringify({ ...extra, model, messages: [{ role: "user", content: "Answer with one word: ready" }] });
  const post = { url: target, apiKey, body, limitMs: REQUEST_LIMIT_MS, limitName: "request limit" };
  const response = await requestJson(post, dispatcher);
  const where = `${target.origin}${target.pathname}`;
  if (response.kind !== "response") return { ok: false, reason: `${where} ${response.message}; check the address` };
  const read = readChatAnswer(response, apiKey);
  if (read.kind !== "answer") return { ok: false, reason: `${where} ${read.message}${adviceFor(read.kind, key)}` };
  return { ok: true, text: read.text, choices: countChoices(response.text), hasUsage: read.usage !== null, elapsedMs: response.elapsedMs };
}

function adviceFor(kind: string, key: ApiKey | null): string {
  if (kind !== "unauthorized") return "; check the address and the model";
  return key === null ? "; no key was sent: set TURNWISE_API_KEY" : `; check the key of ${key.variable}`;
}

function countChoices(text: string): number {
  return z.looseObject({ choices: z.array(z.unknown()) }).parse(JSON.parse(text)).choices.length;
}
