import { z } from "zod";

const textPart = z.looseObject({ type: z.literal("text"), text: z.string() });

/** What the lab understands of a chat-completions request; further fields are let through and ignored, as other servers do. */
export const LabChatRequest = z.looseObject({
  model: z.string(),
  messages: z
    .array(z.looseObject({ role: z.string(), content: z.union([z.string(), z.array(textPart)]).nullish() }))
    .min(1)
    .max(10_000),
  n: z.int().min(1).max(128).nullish(),
  temperature: z.number().min(0).max(2).nullish(),
  top_p: z.number().gt(0).max(1).nullish(),
  seed: z.int().nullish(),
  max_tokens: z.int().min(1).nullish(),
  max_completion_tokens: z.int().min(1).nullish(),
  stream: z.literal(false, { error: "the lab does not stream; leave `stream` out" }).nullish(),
});
export type LabChatRequest = z.infer<typeof LabChatRequest>;

/** The text of a message, its parts joined. */
export function labMessageText(message: LabChatRequest["messages"][number]): string {
  const { content } = message;
  if (typeof content === "string") return content;
  return content?.map(({ text }) => text).join("") ?? "";
}
