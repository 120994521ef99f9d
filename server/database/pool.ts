import pg from "pg";
import { readServerEnv } from "../env";

/** Connections for statements that Prisma has no words for: bulk writes, COPY, locks. */
let pool: pg.Pool | undefined;

export function getPool(): pg.Pool {
  pool ??= openPool();
  return pool;
}

/** Closes the pool of this process, so that it can end. */
export async function closePool(): Promise<void> {
  const open = pool;
  pool = undefined;
  await open?.end();
}

/** Runs `work` in one transaction: committed when it resolves, rolled back when it throws. */
export async function inTransaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await getPool().connect();
  let broken: Error | undefined;
  try {
    await client.query("begin");
    const result = await work(client);
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch((cause: Error) => {
      broken = cause;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** The codes by which PostgreSQL and Node say that the connection is gone or the server is not ready: worth another try. */
const LOST = /^(?:08|57P0|53300|ECONNREFUSED$|ECONNRESET$|EPIPE$|ETIMEDOUT$|ENOTFOUND$|EAI_AGAIN$|P1001$|P1017$)/;

/** Whether an error says that the database could not be reached, rather than that it refused the statement. */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isConnectionLoss);
  if ("code" in error && typeof error.code === "string" && LOST.test(error.code)) return true;
  return /connection terminated|connection ended|timeout exceeded when trying to connect/i.test(error.message);
}

function openPool(): pg.Pool {
  const opened = new pg.Pool({ connectionString: readServerEnv().DATABASE_URL, max: 6, connectionTimeoutMillis: 10_000 });
  // An idle connection that breaks is replaced at its next use; without this listener it would end the process.
  opened.on("error", () => undefined);
  opened.on("connect", (client) => client.on("error", () => undefined));
  return opened;
}
