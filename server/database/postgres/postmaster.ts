import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { readCommandLine } from "../../process-table";

/** A PostgreSQL server that runs on a cluster folder. */
export interface Postmaster {
  pid: number;
  port: number;
}

/**
 * The server that runs on this cluster, read from its postmaster.pid; null when none does. A file that a killed server left behind is
 * removed: its process id may belong to somebody else by now, and then PostgreSQL would refuse to start.
 */
export async function findPostmaster(clusterFolder: string): Promise<Postmaster | null> {
  const path = join(clusterFolder, "postmaster.pid");
  const text = await readFile(path, "utf8").catch(() => null);
  if (text === null) return null;
  const lines = text.split("\n");
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  const command = Number.isInteger(pid) && pid > 0 ? await readCommandLine(pid) : null;
  if (command?.includes("postgres") && command.includes(clusterFolder)) return { pid, port };
  await rm(path, { force: true });
  return null;
}

/** Connects once; null when the server doesn't take connections (yet). */
export async function tryConnect(url: string): Promise<pg.Client | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    if (error instanceof Error && "code" in error && error.code === "28P01") throw error;
    return null;
  }
}
