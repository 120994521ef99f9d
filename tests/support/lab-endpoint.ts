import { completeLabChat, type LabResponse, listLabModels, refuseLabRequest } from "@/engine/lab/chat-completions";
import { type LocalServer, sendJson, startLocalServer } from "./local-server";

/** The lab behind real HTTP. `onRequest` sees the body of every chat request. */
export function startLabEndpoint(onRequest: (json: unknown) => void = () => {}, delayMs = 0): Promise<LocalServer> {
  return startLocalServer(async (request, body, response) => {
    const { status, body: answer } = respond(request.method ?? "", request.url ?? "", body, onRequest);
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    sendJson(response, status, answer);
  });
}

function respond(method: string, path: string, body: string, onRequest: (json: unknown) => void): LabResponse {
  if (method === "GET" && path === "/v1/models") return listLabModels();
  if (method !== "POST" || path !== "/v1/chat/completions") return refuseLabRequest(404, `There is no ${method} ${path}.`);
  const json: unknown = JSON.parse(body);
  onRequest(json);
  return completeLabChat(json, { nowSeconds: 1_800_000_000, entropy: 1 });
}
