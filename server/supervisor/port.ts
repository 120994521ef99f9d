import { once } from "node:events";
import { createServer } from "node:net";
import { AppError } from "@/core/app-error";

/** @throws AppError when another program listens on the port, or we may not. */
export async function ensurePortIsFree(port: number): Promise<void> {
  const server = createServer();
  try {
    server.listen(port);
    await once(server, "listening");
  } catch (cause) {
    const isTaken = cause instanceof Error && "code" in cause && cause.code === "EADDRINUSE";
    const reason = isTaken ? "is taken by another program" : `can't be used (${cause instanceof Error ? cause.message : cause})`;
    throw new AppError("unavailable", `Port ${port} ${reason}: choose another, for example PORT=${port + 1} npm start.`, { cause });
  }
  server.close();
  await once(server, "close");
}
