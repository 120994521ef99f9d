import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";

export interface LocalServer {
  readonly url: string;
  /** `host:port`, as an allow-list names it. */
  readonly host: string;
  close(): Promise<void>;
}

export type Handler = (request: IncomingMessage, body: string, response: ServerResponse) => void | Promise<void>;

/** An HTTP server on a free port of 127.0.0.1 whose handler gets the whole body. */
export async function startLocalServer(handler: Handler): Promise<LocalServer> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    await handler(request, Buffer.concat(chunks).toString("utf8"), response);
  });
  const port = await listen(server);
  return { url: `http://127.0.0.1:${port}`, host: `127.0.0.1:${port}`, close: () => close(server) };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      if (address === null || typeof address === "string") reject(new Error("the server has no port"));
      else resolve(address.port);
    });
  });
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve, reject) => server.close((error) => (error === undefined ? resolve() : reject(error))));
}

export function sendJson(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
}
