import { AppError } from "@/core/app-error";
import { chatCompletionsUrl } from "@/core/checkpoint/endpoint-address";
import { createAddressGuard } from "@/engine/models/address-guard";
import type { ChatEndpoint } from "@/engine/models/chat-endpoint";
import { createGuardedAgent } from "@/engine/models/guarded-agent";
import type { Model, ModelProblem } from "@/engine/models/model";
import { createOpenAiChat } from "@/engine/models/openai-chat";
import { DEFAULT_RETRY } from "@/engine/retry";
import { systemClock } from "@/engine/system-clock";

export interface ConnectedEndpoint {
  readonly model: Model;
  /** One request, without a second try: whether the endpoint answers at all. Null where it does, or is only busy. */
  findProblem(signal: AbortSignal): Promise<ModelProblem | null>;
  close(): Promise<void>;
}

const GREETING = { messages: [{ role: "user", content: "Answer with one word: ready" }], seed: null, timeLeftMs: null };

/** Connects to the one endpoint that a person named, and to no other. Throws `invalid_input` for an address that is none. */
export function connectEndpoint(endpoint: ChatEndpoint): ConnectedEndpoint {
  const { host } = chatCompletionsUrl(endpoint.url);
  const dispatcher = createGuardedAgent(createAddressGuard({ allowed: "", own: [host] }));
  const ports = { dispatcher, clock: systemClock, random: Math.random };
  const oneTry = createOpenAiChat(endpoint, { ...ports, retry: { ...DEFAULT_RETRY, maxAttempts: 1 } });
  return {
    model: createOpenAiChat(endpoint, { ...ports, retry: DEFAULT_RETRY }),
    findProblem: async (signal) => {
      const answer = await oneTry.complete(GREETING, signal);
      return answer.kind === "answer" || isPassing(answer) ? null : answer;
    },
    close: () => dispatcher.destroy(),
  };
}

/** Busy or starting, which retries are for; or the greeting was too long, which it is not for an endpoint that works. */
function isPassing({ kind, raw }: ModelProblem): boolean {
  const status = raw?.status ?? 0;
  return kind === "context_full" || kind === "cancelled" || status === 429 || status >= 500;
}

/** The problem as the error that ends a command (exit 3): what happened and what to do about it. */
export function endpointError({ kind, message }: ModelProblem, keyVariable: string | null, foot: string): AppError {
  const key =
    keyVariable === null ? "No key was sent; set TURNWISE_API_KEY." : `The key is that of ${keyVariable}; check that it belongs there.`;
  return new AppError("unreachable", [message, ...(kind === "unauthorized" ? [key] : []), foot].join(" "));
}
