import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { AppError } from "@/core/app-error";
import { type EmbeddedDatabase, startEmbedded } from "../database/embedded";

export interface MainDatabase {
  url: string;
  /** In words, for the person at the terminal. */
  title: string;
  /** Where what people store lies: a folder, or a server's name. */
  place: string;
  stop(): Promise<void>;
  /** Rejects when the database has ended and can't be brought back; resolves once it was stopped. */
  kept: Promise<void>;
}

/**
 * The database of this installation: DATABASE_URL where it is set, else the embedded one, which is started again if it ends by itself.
 * `onRestart` hears of that.
 */
export async function openMainDatabase(databaseUrl: string | undefined, dataFolder: string, onRestart: () => void): Promise<MainDatabase> {
  if (databaseUrl !== undefined) {
    const { title, place } = await checkConnection(databaseUrl);
    return { url: databaseUrl, title, place, stop: async () => undefined, kept: Promise.resolve() };
  }
  const first = await startEmbedded({ dataFolder });
  return keepEmbedded(first, dataFolder, onRestart);
}

function keepEmbedded(first: EmbeddedDatabase, dataFolder: string, onRestart: () => void): MainDatabase {
  let current = first;
  let isStopping = false;
  const keep = async () => {
    while (!isStopping) {
      await current.ended;
      if (isStopping) return;
      onRestart();
      await sleep(500);
      current = await startEmbedded({ dataFolder });
      if (isStopping) return current.stop();
      if (current.url() !== first.url())
        throw new AppError("unavailable", `The database's port ${first.port} was taken by another program: start again.`);
    }
  };
  const kept = keep();
  kept.catch(() => undefined); // whoever awaits `kept` hears of it, also later
  return {
    url: first.url(),
    title: describe(first),
    place: first.folder,
    kept,
    async stop() {
      isStopping = true;
      await current.stop();
      await kept.catch(() => undefined);
    },
  };
}

function describe(database: EmbeddedDatabase): string {
  if (database.created) return `embedded PostgreSQL made in ${database.folder}`;
  return database.attached ? "embedded PostgreSQL, still running from before" : "embedded PostgreSQL";
}

async function checkConnection(databaseUrl: string): Promise<{ title: string; place: string }> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  const place = `${client.host}:${client.port}/${client.database}`;
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version: string }>("show server_version");
    return { title: `PostgreSQL ${rows[0]?.server_version.split(" ")[0]} at ${place}`, place };
  } catch (cause) {
    throw new AppError("unreachable", `DATABASE_URL: no connection to ${place}: ${reasonOf(cause)}. Check that it runs and exists.`, {
      cause,
    });
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A refused connection to a name with several addresses comes as an AggregateError without a message. */
function reasonOf(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
}
