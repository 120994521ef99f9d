import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { open, readFile, truncate } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { AppError } from "@/core/app-error";
import { isRunning } from "../../process-table";
import type { ClusterSettings } from "./cluster-settings";
import type { PostgresAccount } from "./postgres-account";
import type { PostgresBinaries } from "./postgres-binaries";
import { postgresEnvironment } from "./postgres-environment";
import { type Postmaster, tryConnect } from "./postmaster";

export interface SpawnRequest {
  binaries: PostgresBinaries;
  folder: string;
  account: PostgresAccount;
  settings: ClusterSettings;
  /** Server settings, `name=value`. */
  flags: readonly string[];
  logPath: string;
}

const attempts = 20;

/**
 * Starts the server and waits until it has taken its folder and its port. Tried again for some seconds: the port may be taken in the
 * meantime, and the parts of a server that was killed hold their shared memory for a moment longer.
 */
export async function spawnPostmaster(request: SpawnRequest): Promise<Postmaster> {
  await truncate(request.logPath).catch(() => undefined);
  for (let attempt = 0; attempt < attempts; attempt++) {
    const port = await pickPort(attempt === 0 ? request.settings.port : null);
    const child = await spawnOnce(request, port);
    if (child.pid !== undefined && (await staysUp(child, request.folder))) {
      child.unref();
      return { pid: child.pid, port };
    }
    await sleep(250);
  }
  throw await startFailure(request.logPath);
}

/** Waits until the server takes connections: after a crash it replays its log first. */
export async function waitUntilReady(url: string, server: Postmaster, logPath: string): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline && (await isRunning(server.pid))) {
    const client = await tryConnect(url);
    if (client !== null) return client.end();
    await sleep(50);
  }
  throw await startFailure(logPath);
}

/** Detached: Ctrl-C reaches every process of the terminal's group, and the database has to be the last one to end. */
async function spawnOnce(request: SpawnRequest, port: number): Promise<ChildProcess> {
  const log = await open(request.logPath, "a", 0o600);
  const flags = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "timezone=UTC", "log_timezone=UTC", ...request.flags];
  const child = spawn(request.binaries.postgres, ["-D", request.folder, "-p", String(port), ...flags.flatMap((flag) => ["-c", flag])], {
    ...request.account,
    cwd: request.folder,
    detached: true,
    stdio: ["ignore", log.fd, log.fd],
    env: postgresEnvironment(),
  });
  child.on("error", () => undefined);
  await once(child, "spawn").catch(() => undefined);
  await log.close();
  return child;
}

/** True once the server has bound its port (it then adds its state as line 8 of postmaster.pid), false once it has ended. */
async function staysUp(child: ChildProcess, clusterFolder: string): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null) {
    const lines = (await readFile(join(clusterFolder, "postmaster.pid"), "utf8").catch(() => "")).split("\n");
    if (Number(lines[0]) === child.pid && lines[7]?.trim()) return true;
    await sleep(20);
  }
  return false;
}

/** `wanted` when nobody listens there, else any free port. */
async function pickPort(wanted: number | null): Promise<number> {
  const server = createServer();
  const listening = once(server, "listening");
  server.listen(wanted ?? 0, "127.0.0.1");
  const isFree = await listening.then(
    () => true,
    () => false,
  );
  if (!isFree) return pickPort(null);
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address !== null ? address.port : pickPort(null);
}

async function startFailure(logPath: string): Promise<AppError> {
  const log = await readFile(logPath, "utf8").catch(() => "");
  const reason = log.split("\n").findLast((line) => /FATAL|ERROR|PANIC/.test(line)) ?? log.trim().split("\n").at(-1);
  return new AppError("unavailable", `The embedded PostgreSQL did not start: ${reason?.trim() || "it ended without a word"} (${logPath}).`);
}
