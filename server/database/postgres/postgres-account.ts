import { execFile } from "node:child_process";
import { stat } from "node:fs/promises";
import { promisify } from "node:util";
import { AppError } from "@/core/app-error";

const run = promisify(execFile);

/** The ids that PostgreSQL runs under; null means our own. */
export type PostgresAccount = { uid: number; gid: number } | null;

/**
 * PostgreSQL refuses to run as root, so root lends it another account: the owner of a database that is there already, else
 * `postgres`, else `nobody`. No account is created on the machine.
 */
export async function findPostgresAccount(clusterFolder: string): Promise<PostgresAccount> {
  if (process.getuid?.() !== 0) return null;
  const owner = await stat(clusterFolder).catch(() => null);
  if (owner !== null && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const account = (await findIds("postgres")) ?? (await findIds("nobody"));
  if (account !== null) return account;
  throw new AppError(
    "unavailable",
    "PostgreSQL refuses to run as root, and this machine has neither a user postgres nor nobody: create one, start as an ordinary user, or set DATABASE_URL.",
  );
}

async function findIds(name: string): Promise<PostgresAccount> {
  try {
    const [uid, gid] = await Promise.all(["-u", "-g"].map(async (flag) => Number((await run("id", [flag, name])).stdout)));
    return uid && gid ? { uid, gid } : null;
  } catch {
    return null;
  }
}
