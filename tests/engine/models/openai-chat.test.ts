import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ModelProblem, ModelRequest } from "@/engine/models/model";
import { type ChatModelOptions, connectChatModel } from "../../support/chat-model";
import { createFakeClock } from "../../support/fake-clock";
import { type Fault, type FaultEndpoint, faults, startFaultEndpoint } from "../../support/fault-endpoint";
import { sendJson } from "../../support/local-server";

const KEY = "sk-canary-2718281828";
const request: ModelRequest = { messages: [{ role: "user", content: "hello" }], seed: 7, timeLeftMs: null };

let server: FaultEndpoint;
beforeAll(async () => {
  server = await startFaultEndpoint();
});
afterAll(() => server.close());

async function call(script: readonly Fault[], options: ChatModelOptions = {}, changes: Partial<ModelRequest> = {}, signal?: AbortSignal) {
  server.plan(...script);
  const clock = createFakeClock();
  const model = connectChatModel(server, { clock, apiKey: KEY, ...options });
  try {
    const result = await model.complete({ ...request, ...changes }, signal);
    expect(JSON.stringify(result)).not.toContain(KEY);
    return { result, sleeps: clock.sleeps, requests: [...server.requests] };
  } finally {
    await model.close();
  }
}

function problem(result: Awaited<ReturnType<typeof call>>["result"]): ModelProblem {
  if (result.kind === "answer") throw new Error("an answer, not a problem");
  return result;
}

describe("a chat model over HTTP", () => {
  it("sends model, messages, key, sampling and seed, and reads message, usage and finish reason", async () => {
    const sampling = { temperature: 0.7, topP: 0.9, maxTokensPerTurn: 64, extraBody: { top_k: 20 } };
    const { result, requests } = await call([faults.fine], { sampling, model: "m-1" });
    expect(JSON.parse(requests[0]?.body ?? "")).toEqual({
      model: "m-1",
      messages: request.messages,
      temperature: 0.7,
      top_p: 0.9,
      max_tokens: 64,
      top_k: 20,
      seed: 7,
    });
    expect(requests[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(result).toMatchObject({
      kind: "answer",
      text: "Action: clear dock",
      message: { role: "assistant", content: "Action: clear dock" },
      finishReason: "stop",
      usage: { inputTokens: 11, outputTokens: 5 },
      attempts: 1,
      raw: { status: 200, request: requests[0]?.body },
    });
  });

  it("sends nothing that was not set", async () => {
    const { requests } = await call([faults.fine], {}, { seed: null });
    expect(Object.keys(JSON.parse(requests[0]?.body ?? ""))).toEqual(["model", "messages"]);
  });

  it.each(["busy", "broken", "html", "halfJson", "empty", "noChoices", "cutOff", "hangUp"] as const)(
    "tries again after %s, and takes the answer that comes",
    async (name) => {
      const { result, requests } = await call([faults[name], faults[name], faults.fine]);
      expect(result).toMatchObject({ kind: "answer", attempts: 3 });
      expect(requests).toHaveLength(3);
      expect(requests[2]?.body).toBe(requests[0]?.body);
    },
  );

  it.each([
    ["busy", /answered 429 \(“\{"error":\{"message":"slow down"\}\}”\), .* s after the request; 3 tries in 4\.\d s\.$/],
    ["broken", /answered 500 \(“.*CUDA error.*”\), .*; 3 tries in /],
    ["html", /answered 200 with what is no JSON \(“<!doctype html><title>Sign in<\/title>”\)/],
    ["halfJson", /answered 200 with what is no JSON \(“\{"id"/],
    ["empty", /answered 200 with an empty body/],
    ["noChoices", /answered 200 without a choice that has a message/],
    ["cutOff", /could not be reached or broke off \(UND_ERR_SOCKET\) after /],
    ["hangUp", /could not be reached or broke off \(UND_ERR_SOCKET\) after /],
  ] as const)("gives up after bounded tries with %s, as endpoint_error that says what came", async (name, message) => {
    const { result, requests } = await call([faults[name]]);
    expect(result).toMatchObject({ kind: "endpoint_error", attempts: 3 });
    expect(problem(result).message).toMatch(message);
    expect(problem(result).message).toContain(server.url);
    expect(requests).toHaveLength(3);
  });

  it("waits as long as Retry-After says, and longer each time without it", async () => {
    expect((await call([faults.busy, faults.busy, faults.fine])).sleeps).toEqual([2_050, 2_100]);
    expect((await call([faults.broken, faults.broken, faults.fine])).sleeps).toEqual([50, 100]);
  });

  it.each([
    ["unauthorized", "unauthorized", /answered 401 \(“.*wrong key/],
    ["forbidden", "unauthorized", /answered 403/],
    ["contextFull", "context_full", /answered 400 \(“.*maximum context length is 4096 tokens/],
    ["notFound", "endpoint_error", /answered 404 \(“.*no such model/],
  ] as const)("does not repeat %s", async (name, kind, message) => {
    const { result, requests } = await call([faults[name]]);
    expect(result).toMatchObject({ kind, attempts: 1 });
    expect(problem(result).message).toMatch(message);
    expect(requests).toHaveLength(1);
  });

  it.each([
    ["OpenAI", { error: { message: "This model's maximum context length is 8192 tokens.", code: "context_length_exceeded" } }],
    ["vLLM", { object: "error", message: "Input length (8200) exceeds model's maximum context length (8192).", code: 400 }],
    ["SGLang", { message: "The input (9000 tokens) is longer than the model's context length (8192 tokens)." }],
    ["llama.cpp", { error: { type: "exceed_context_size_error", message: "the request exceeds the available context size" } }],
    ["TGI", { error: "Input validation error: `inputs` tokens + `max_new_tokens` must be <= 4096. Given: 4000 `inputs` tokens" }],
    ["a proxy of Anthropic", { error: { message: "prompt is too long: 210000 tokens > 200000 maximum" } }],
    ["a proxy of Gemini", { error: { message: "The input token count (1200000) exceeds the maximum number of tokens allowed" } }],
  ])("knows a full context by the words of %s", async (_, body) => {
    expect((await call([(response) => sendJson(response, 400, body)])).result.kind).toBe("context_full");
  });

  it.each([
    ["a wrong setting", 400, { error: { message: "temperature: Input should be less than or equal to 2" } }],
    ["an input that exceeds something else", 422, { error: "Input validation error: `temperature` exceeds maximum" }],
    ["a body too large for a proxy", 413, { error: "Request Entity Too Large" }],
  ])("does not mistake %s for a full context", async (_, status, body) => {
    expect((await call([(response) => sendJson(response, status, body)])).result.kind).toBe("endpoint_error");
  });

  it("names the limit that fired, its value and the time that passed", async () => {
    for (const slow of [faults.slow, faults.slowBody]) {
      const { result } = await call([slow], { requestLimitMs: 120, retry: { maxAttempts: 1 } });
      expect(result.kind).toBe("endpoint_error");
      expect(problem(result).message).toMatch(/gave no complete answer within the request limit of 0\.12 s \(\d+\.\d+ s had passed\)\.$/);
    }
  });

  it("ends as out_of_time when the episode's time is the one that is up, and does not try again", async () => {
    const { result, requests } = await call([faults.slow], {}, { timeLeftMs: 80 });
    expect(result).toMatchObject({ kind: "out_of_time", attempts: 1 });
    expect(problem(result).message).toMatch(/within the time left to the episode of 0\.08 s/);
    expect(requests).toHaveLength(1);
  });

  it("aborts a request in flight at once, and sends none after an abort", async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 40);
    const startedMs = performance.now();
    const { result } = await call([faults.slow], {}, {}, controller.signal);
    expect(result.kind).toBe("cancelled");
    expect(performance.now() - startedMs).toBeLessThan(1_500);
    const late = await call([faults.fine], {}, {}, controller.signal);
    expect(late.result.kind).toBe("cancelled");
    expect(late.requests).toHaveLength(0);
  });

  it("does not follow a redirect, and says where it would lead", async () => {
    const away: Fault = (response) => response.writeHead(307, { location: "http://elsewhere.example/secret-path" }).end();
    const { result, requests } = await call([away]);
    expect(result).toMatchObject({ kind: "endpoint_error", attempts: 1 });
    expect(problem(result).message).toContain("redirects to http://elsewhere.example, which is not followed");
    expect(problem(result).message).not.toContain("secret-path");
    expect(requests).toHaveLength(1);
  });

  it("hides the key where the endpoint repeats it", async () => {
    const echo: Fault = (response) => sendJson(response, 401, { error: { message: `Incorrect API key provided: ${KEY}` } });
    expect(problem((await call([echo])).result).message).toContain("Incorrect API key provided: [key]");
  });

  it("calls no address that the administrator's list does not permit", async () => {
    const { result, requests } = await call([faults.fine], { allowed: "10.0.0.0/8" });
    expect(result).toMatchObject({ kind: "forbidden_address", attempts: 1 });
    expect(problem(result).message).toContain(`TURNWISE_ALLOWED_ENDPOINTS=10.0.0.0/8,${server.host}`);
    expect(requests).toHaveLength(0);
  });

  it("says that nobody listens, after its tries", async () => {
    const { result } = await call([faults.fine], { url: "http://127.0.0.1:1", allowed: "127.0.0.1" });
    expect(problem(result).message).toMatch(
      /^http:\/\/127\.0\.0\.1:1\/v1\/chat\/completions could not be reached or broke off \(ECONNREFUSED\).*; 3 tries in /,
    );
  });
});
