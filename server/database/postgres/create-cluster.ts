import { execFile } from "node:child_process";
import { chown, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { AppError } from "@/core/app-error";
import type { PostgresAccount } from "./postgres-account";
import type { PostgresBinaries } from "./postgres-binaries";
import { postgresEnvironment } from "./postgres-environment";

const run = promisify(execFile);

/**
 * Makes an empty database cluster in `folder`, owned by `account`, which only the user `turnwise` with `password` can enter.
 * It is made beside and moved into place whole, so a process killed in the middle leaves nothing that looks like a database.
 * The locale is PostgreSQL's own C.UTF-8: sorting and encoding don't depend on the machine.
 */
export async function createCluster(binaries: PostgresBinaries, folder: string, account: PostgresAccount, password: string): Promise<void> {
  const partial = `${folder}.partial`;
  const passwordFile = `${folder}.password`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true, mode: 0o755 });
  await mkdir(partial, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (account !== null) await Promise.all([partial, passwordFile].map((path) => chown(path, account.uid, account.gid)));
  const locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const access = ["--username=turnwise", `--pwfile=${passwordFile}`, "--auth=scram-sha-256"];
  try {
    await run(binaries.initdb, [`--pgdata=${partial}`, ...locale, ...access, "--no-instructions"], {
      ...account,
      cwd: tmpdir(),
      env: postgresEnvironment(),
    });
  } catch (cause) {
    await rm(partial, { recursive: true, force: true });
    throw new AppError("unavailable", `The embedded PostgreSQL could not make its database in ${folder}: ${lastLine(cause)}`, { cause });
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(partial, folder);
}

function lastLine(error: unknown): string {
  const output = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : "";
  return output.split("\n").at(-1) || String(error);
}
