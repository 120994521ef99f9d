import { z } from "zod";
import { Message } from "@/core/trajectory/episode";

const ChatRequest = z.looseObject({ messages: z.array(Message) });

export interface FirstRequest {
  readonly messages: readonly Message[];
  /** What stands beside the messages (model, sampling, seed), as JSON values. */
  readonly settings: readonly (readonly [name: string, value: string])[];
}

/** The parts of a chat request's body; null for what is none, for example because it was cut. */
export function readFirstRequest(body: string): FirstRequest | null {
  const read = ChatRequest.safeParse(parseJson(body));
  if (!read.success) return null;
  const { messages, ...settings } = read.data;
  return {
    messages,
    settings: Object.entries(settings).map(([name, value]) => [name, typeof value === "string" ? value : JSON.stringify(value)]),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
