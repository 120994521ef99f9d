import type { Model, ModelAnswer, ModelProblem, ModelProblemKind, ModelRequest } from "@/engine/models/model";

/** A model's answer with this text. */
export function answerOf(text: string, changes: Partial<ModelAnswer> = {}): ModelAnswer {
  return {
    kind: "answer",
    message: { role: "assistant", content: text },
    text,
    finishReason: "stop",
    usage: { inputTokens: 100, outputTokens: 10 },
    raw: { request: "{}", response: "{}", status: 200 },
    durationMs: 20,
    attempts: 1,
    ...changes,
  };
}

export function problemOf(kind: ModelProblemKind): ModelProblem {
  return { kind, message: `${kind} for a test`, raw: null, durationMs: 5, attempts: 1 };
}

/** A model that says these things in order, then repeats the last; it keeps the requests that it got. */
export function scriptedModel(...script: (string | ModelAnswer | ModelProblem)[]): Model & { readonly requests: ModelRequest[] } {
  const requests: ModelRequest[] = [];
  return {
    requests,
    complete: async (request) => {
      const next = script[Math.min(requests.length, script.length - 1)] ?? "";
      requests.push({ ...request, messages: structuredClone(request.messages) });
      return typeof next === "string" ? answerOf(next) : next;
    },
  };
}
