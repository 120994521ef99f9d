import type { Message, ToolCall, Turn } from "@/core/trajectory/episode";
import { messageText } from "./message-text";

export type TranscriptRowKind = "told" | "assistant" | "call" | "observation";

/** One line of speech in a turn: who (`label`) said what. */
export interface TranscriptRow {
  /** 0-based place in the turn. */
  readonly place: number;
  readonly kind: TranscriptRowKind;
  readonly label: string;
  readonly text: string;
}

function argumentText(argument: unknown): string {
  return typeof argument === "string" ? argument : (JSON.stringify(argument) ?? "");
}

type Speech = Omit<TranscriptRow, "place">;

function callRow(call: ToolCall): Speech {
  const name = call.function?.name ?? call.type ?? "call";
  return { kind: "call", label: "call", text: `${name}(${argumentText(call.function?.arguments)})` };
}

function speaker(message: Message): string {
  return typeof message.name === "string" && message.name !== "" ? message.name : message.role;
}

/** The rows of one message: what the model said, then its calls; or what came back. */
function messageSpeech(message: Message): Speech[] {
  const text = messageText(message.content);
  if (message.role !== "assistant") return [{ kind: "observation", label: speaker(message), text }];
  const said: Speech[] = text.trim() === "" ? [] : [{ kind: "assistant", label: "assistant", text }];
  return [...said, ...(message.tool_calls ?? []).map(callRow)];
}

function withPlaces(speech: readonly Speech[]): TranscriptRow[] {
  return speech.map((row, place) => ({ place, ...row }));
}

/** The rows of messages that belong to no turn: the prompt. */
export function messageRows(messages: readonly Message[]): TranscriptRow[] {
  return withPlaces(messages.flatMap(messageSpeech));
}

/** The rows of one turn in the order in which they happened; its bare action where the source keeps no messages. */
export function transcriptRows(turn: Turn): TranscriptRow[] {
  const told: Speech[] = turn.told ? [{ kind: "told", label: "told", text: turn.told }] : [];
  const spoken = turn.messages.flatMap(messageSpeech);
  if (spoken.length > 0 || turn.action === undefined || turn.action === null) return withPlaces([...told, ...spoken]);
  return withPlaces([...told, { kind: "call", label: "action", text: messageText(turn.action) }]);
}
