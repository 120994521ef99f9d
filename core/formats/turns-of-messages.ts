import type { EpisodeInput } from "../trajectory/episode";

export type MessageInput = NonNullable<EpisodeInput["prompt"]>[number];
export type TurnInput = NonNullable<EpisodeInput["turns"]>[number];

/** A chat cut into what came before the first answer, and turns: an assistant message with all that follows it up to the next. */
export function turnsOfMessages(messages: readonly MessageInput[]): { prompt: MessageInput[]; turns: TurnInput[] } {
  const prompt: MessageInput[] = [];
  const turns: { index: number; messages: MessageInput[] }[] = [];
  for (const message of messages) {
    if (message.role === "assistant") turns.push({ index: turns.length + 1, messages: [message] });
    else (turns.at(-1)?.messages ?? prompt).push(message);
  }
  return { prompt, turns };
}
