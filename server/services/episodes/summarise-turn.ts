import type { Message, Turn } from "@/core/trajectory/episode";

export interface TurnSummary {
  index: number;
  /** The action, else the first words of the assistant. */
  headline: string;
  valid: boolean | null;
  error: boolean;
  told: string | null;
  progress: number | null;
  reward: number | null;
}

/** Four thousand such lines stay well below what an answer may weigh. */
const MOST_TOLD_CHARACTERS = 160;

/** One line of the list of turns; the headline has at most `maxCharacters`. */
export function summariseTurn(turn: Turn, maxCharacters: number): TurnSummary {
  return {
    index: turn.index,
    headline: shorten(headlineOf(turn), maxCharacters),
    valid: turn.valid ?? null,
    error: turn.error !== undefined && turn.error !== null && turn.error !== false,
    told: turn.told?.slice(0, MOST_TOLD_CHARACTERS) ?? null,
    progress: turn.progress ?? null,
    reward: turn.reward ?? null,
  };
}

function headlineOf({ action, messages }: Turn): string {
  if (typeof action === "string" && action.trim() !== "") return action;
  if (action !== undefined && action !== null && action !== "") return JSON.stringify(action);
  const assistant = messages.find(({ role }) => role === "assistant") ?? messages[0];
  return assistant === undefined ? "" : callOf(assistant) || textOf(assistant.content);
}

function callOf({ tool_calls }: Message): string {
  const called = tool_calls?.[0]?.function;
  if (called === undefined) return "";
  return `${called.name}(${typeof called.arguments === "string" ? called.arguments : JSON.stringify(called.arguments ?? {})})`;
}

function textOf(content: unknown): string {
  if (typeof content === "string") return content;
  return content === undefined || content === null ? "" : JSON.stringify(content);
}

function shorten(text: string, maxCharacters: number): string {
  const line = text
    .slice(0, maxCharacters * 4)
    .replace(/\s+/g, " ")
    .trim();
  return line.length <= maxCharacters ? line : `${line.slice(0, maxCharacters - 1)}…`;
}
