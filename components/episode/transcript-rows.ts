import type { Message, ToolCall, Turn } from "@/core/trajectory/episode";
import { messageText } from "./message-text";

export type TranscriptRowKind = "assistant" | "call" | "observation";

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

function bareAnswer({ content }: Message): string {
  return messageText(content)
    .trim()
    .replace(/^action:\s*/i, "");
}

/** The action as it was read out of the answer, where the answer says more than that, or where a source keeps no messages. */
function actionSpeech({ action, messages }: Turn): Speech[] {
  if (action === undefined || action === null || action === "") return [];
  const text = messageText(action);
  const answer = messages.find(({ role }) => role === "assistant");
  const isSaid = answer !== undefined && (bareAnswer(answer) === text.trim() || (answer.tool_calls ?? []).length > 0);
  return isSaid ? [] : [{ kind: "call", label: "action", text }];
}

/** The rows of one turn in the order in which they happened: what was said and called, the action that was read from it, what came back. */
export function transcriptRows(turn: Turn): TranscriptRow[] {
  const spoken = turn.messages.flatMap(messageSpeech);
  const answered = spoken.findLastIndex(({ kind }) => kind !== "observation") + 1;
  return withPlaces([...spoken.slice(0, answered), ...actionSpeech(turn), ...spoken.slice(answered)]);
}
