import { randomInt } from "node:crypto";
import { completeLabChat, type LabResponse, refuseLabRequest } from "@/engine/lab/chat-completions";

/** More than a conversation of any suite; what is longer is not read to its end. */
const MOST_BYTES = 8 << 20;

/** The answer of a built-in policy to the body of a chat-completions request. */
export async function answerLabChat(body: ReadableStream<Uint8Array> | null): Promise<LabResponse> {
  const text = await readText(body);
  if (text === null) return refuseLabRequest(413, `The body has more than ${MOST_BYTES} bytes.`);
  const json = parseJson(text);
  if (json === undefined) return refuseLabRequest(400, "The body is no JSON.");
  return completeLabChat(json, { nowSeconds: Math.floor(Date.now() / 1000), entropy: randomInt(2 ** 31) });
}

async function readText(body: ReadableStream<Uint8Array> | null): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const reader = body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    bytes += read.value.length;
    if (bytes > MOST_BYTES) return null;
    chunks.push(read.value);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
