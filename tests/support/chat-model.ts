import type { Clock } from "@/engine/clock";
import { createAddressGuard } from "@/engine/models/address-guard";
import type { ChatEndpoint } from "@/engine/models/chat-endpoint";
import { createGuardedAgent } from "@/engine/models/guarded-agent";
import type { Model } from "@/engine/models/model";
import { createOpenAiChat } from "@/engine/models/openai-chat";
import type { RetryPolicy } from "@/engine/retry";
import { systemClock } from "@/engine/system-clock";
import type { LocalServer } from "./local-server";

export interface ChatModelOptions extends Partial<ChatEndpoint> {
  readonly clock?: Clock;
  readonly retry?: Partial<RetryPolicy>;
  readonly allowed?: string;
}

/** A model behind a local server, over the real client, and what closes its connections. */
export function connectChatModel(server: LocalServer, options: ChatModelOptions = {}): Model & { close(): Promise<void> } {
  const { clock = systemClock, retry, allowed = server.host, ...endpoint } = options;
  const dispatcher = createGuardedAgent(createAddressGuard({ allowed }));
  const model = createOpenAiChat(
    { url: server.url, model: "careful", apiKey: null, sampling: {}, requestLimitMs: 5_000, ...endpoint },
    { dispatcher, clock, random: () => 0.5, retry: { maxAttempts: 3, baseMs: 100, capMs: 1_000, maxRetryAfterMs: 10_000, ...retry } },
  );
  return { ...model, close: () => dispatcher.destroy() };
}
