import { z } from "zod";
import { Message } from "@/core/trajectory/episode";
import { quoteText } from "./quote-text";
import type { HttpResponse } from "./request-json";

const count = z.int().min(0);

const ChatCompletion = z.looseObject({
  choices: z
    .array(z.looseObject({ message: z.looseObject({ role: z.string().min(1).catch("assistant") }), finish_reason: z.string().nullish() }))
    .min(1),
  usage: z.looseObject({ prompt_tokens: count, completion_tokens: count }).nullish().catch(null),
});

/** What one response amounts to; `transient` faults are worth another try. */
export type ReadAnswer =
  | {
      readonly kind: "answer";
      readonly message: Message;
      readonly text: string;
      readonly finishReason: string | null;
      readonly usage: { readonly inputTokens: number; readonly outputTokens: number } | null;
    }
  | { readonly kind: "context_full" | "unauthorized" | "rejected" | "transient"; readonly message: string };

/** How servers say that the conversation is too long for the model. */
const CONTEXT_FULL = [
  /context[ _-]?(?:length|size|window)/i,
  /maximum (?:context|sequence|input|prompt|model) ?(?:length|tokens)/i,
  /(?:prompt|inputs?|conversation) (?:is|are|was) too (?:long|large)/i,
  /(?:prompt|inputs?)\b.{0,40}\btokens?\b.{0,60}(?:exceed|longer than|must be <=)/i,
  /(?:exceeds?|longer than) (?:the )?(?:max_model_len|max_seq_len|max_num_tokens|n_ctx)/i,
];

/** Explanations are short; a page that is not one is not searched to its end. */
const LONGEST_EXPLANATION = 10_000;

const REFUSED_FOR_LENGTH: ReadonlySet<number> = new Set([400, 413, 422]);
const UNAUTHORIZED: ReadonlySet<number> = new Set([401, 403]);
/** Statuses below 500 that pass by themselves: request time-out, conflict, too early, too many requests. */
const PASSING: ReadonlySet<number> = new Set([408, 409, 425, 429]);

/** Reads a complete response of a chat-completions endpoint, whatever it holds. */
export function readChatAnswer(response: HttpResponse, apiKey: string | null): ReadAnswer {
  const { status, text } = response;
  if (status >= 200 && status < 300) return readCompletion(response, apiKey);
  const said = `answered ${status} (${quoteText(text, apiKey)})`;
  if (status >= 300 && status < 400) return { kind: "rejected", message: `answered ${status}: ${describeRedirect(response)}` };
  if (REFUSED_FOR_LENGTH.has(status) && CONTEXT_FULL.some((wording) => wording.test(text.slice(0, LONGEST_EXPLANATION))))
    return { kind: "context_full", message: said };
  if (UNAUTHORIZED.has(status)) return { kind: "unauthorized", message: said };
  return { kind: status >= 500 || PASSING.has(status) ? "transient" : "rejected", message: said };
}

function readCompletion({ status, text }: HttpResponse, apiKey: string | null): ReadAnswer {
  if (text.trim() === "") return { kind: "transient", message: `answered ${status} with an empty body` };
  const json = parseJson(text);
  if (json === undefined) return { kind: "transient", message: `answered ${status} with what is no JSON (${quoteText(text, apiKey)})` };
  const completion = ChatCompletion.safeParse(json);
  const choice = completion.data?.choices[0];
  if (choice === undefined)
    return { kind: "transient", message: `answered ${status} without a choice that has a message (${quoteText(text, apiKey)})` };
  const message = Message.safeParse(choice.message);
  if (!message.success)
    return { kind: "transient", message: `answered ${status} with a message of an unknown form (${quoteText(text, apiKey)})` };
  const usage = completion.data?.usage;
  return {
    kind: "answer",
    message: message.data,
    text: contentText(message.data.content),
    finishReason: choice.finish_reason ?? null,
    usage: usage ? { inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens } : null,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const TextParts = z.array(z.looseObject({ text: z.string().optional() }));

/** The text of a message's content, which is a string, a list of parts, or nothing. */
function contentText(content: unknown): string {
  if (typeof content === "string") return content;
  const parts = TextParts.safeParse(content);
  return parts.success ? parts.data.map(({ text }) => text ?? "").join("") : "";
}

/** The target's host is named, since its path may carry secrets. */
function describeRedirect({ headers }: HttpResponse): string {
  const location = String(headers.location ?? "");
  if (location.startsWith("/")) return "it redirects to another path; give the address that it redirects to";
  const target = URL.canParse(location) ? new URL(location).origin : "an unreadable address";
  return `it redirects to ${target}, which is not followed; if that is meant, give that address`;
}
