import type { ServerResponse } from "node:http";
import { type LocalServer, sendJson, startLocalServer } from "./local-server";

/** One thing that an endpoint does to a request. */
export type Fault = (response: ServerResponse) => void;

export const ANSWER = {
  id: "chatcmpl-1",
  object: "chat.completion",
  choices: [{ index: 0, message: { role: "assistant", content: "Action: clear dock" }, finish_reason: "stop" }],
  usage: { prompt_tokens: 11, completion_tokens: 5, total_tokens: 16 },
};

/** The faults by name. `slow` never answers; the connection ends with the server. */
export const faults = {
  fine: (response) => sendJson(response, 200, ANSWER),
  models: (response) => sendJson(response, 200, { object: "list", data: [{ id: "qwen" }, { id: "qwen-large" }] }),
  busy: (response) => sendJson(response, 429, { error: { message: "slow down" } }, { "retry-after": "2" }),
  broken: (response) => sendJson(response, 500, { error: { message: "CUDA error" } }),
  html: (response) => response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>Sign in</title>"),
  halfJson: (response) => response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(ANSWER).slice(0, 60)),
  empty: (response) => response.writeHead(200).end(),
  noChoices: (response) => sendJson(response, 200, { id: "x", choices: [] }),
  cutOff: (response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "5000" });
    response.write("{", () => response.destroy());
  },
  hangUp: (response) => response.destroy(),
  slow: () => {},
  slowBody: (response) => response.writeHead(200, { "content-type": "application/json" }).write('{"choices":'),
  unauthorized: (response) => sendJson(response, 401, { error: { message: "wrong key" } }),
  forbidden: (response) => sendJson(response, 403, { error: { message: "not for you" } }),
  notFound: (response) => sendJson(response, 404, { error: { message: "no such model" } }),
  contextFull: (response) =>
    sendJson(response, 400, {
      error: { message: "This model's maximum context length is 4096 tokens. However, you requested 5000 tokens." },
    }),
} satisfies Record<string, Fault>;

export interface FaultEndpoint extends LocalServer {
  /** What the next requests meet, in order; the last one goes on. */
  plan(...script: Fault[]): void;
  readonly requests: { readonly headers: Readonly<Record<string, unknown>>; readonly body: string }[];
}

/** A chat endpoint that does what its script says, over real HTTP. */
export async function startFaultEndpoint(): Promise<FaultEndpoint> {
  let script: Fault[] = [faults.fine];
  const requests: FaultEndpoint["requests"] = [];
  const server = await startLocalServer((request, body, response) => {
    requests.push({ headers: request.headers, body });
    const fault = script.length > 1 ? script.shift() : script[0];
    fault?.(response);
  });
  return {
    ...server,
    requests,
    plan: (...next) => {
      script = next;
      requests.length = 0;
    },
  };
}
