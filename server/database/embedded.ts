import { randomBytes } from "node:crypto";
import { access, chmod, mkdir, readFile, stat } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import pg from "pg";
import { AppError } from "@/core/app-error";
import { signalProcess, waitUntilGone } from "../process-table";
import { type ClusterSettings, newClusterPassword, readClusterSettings, writeClusterSettings } from "./postgres/cluster-settings";
import { createCluster } from "./postgres/create-cluster";
import { findPostgresAccount, type PostgresAccount } from "./postgres/postgres-account";
import { type PostgresBinaries, preparePostgresBinaries } from "./postgres/postgres-binaries";
import { findPostmaster, type Postmaster } from "./postgres/postmaster";
import { isReachable, sharedFolder } from "./postgres/reachable-path";
import { spawnPostmaster, waitUntilReady } from "./postgres/spawn-postmaster";

export interface EmbeddedOptions {
  /** The folder that holds the database and its settings; made when absent. */
  dataFolder: string;
  /** false gives up surviving a power cut for speed: for tests only. */
  durable?: boolean;
}

/** A PostgreSQL server of our own, reachable from this machine only. */
export interface EmbeddedDatabase {
  /** Address of one of its databases, by default the app's own. Holds the password. */
  url(database?: string): string;
  pid: number;
  port: number;
  /** Where its files lie. */
  folder: string;
  /** The data folder was empty: this start made the database. */
  created: boolean;
  /** A server was running on the folder already (its starter was killed), and was taken over. */
  attached: boolean;
  /** Resolves when the server has ended, for whatever reason. */
  ended: Promise<void>;
  /** Ends it in order: open transactions are rolled back, everything is written. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL that came with `npm ci` on the data folder, or takes over the one that still runs there.
 * Works as root (another account runs it) and recovers what a killed process left.
 * @throws AppError with what to do when it can't run here.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const dataFolder = resolve(options.dataFolder);
  const known = await readClusterSettings(dataFolder);
  const inside = join(dataFolder, "postgres");
  const account = await findPostgresAccount(known?.folder ?? inside);
  if (account !== null) await letThrough(dataFolder);
  const settings = known ?? (await chooseSettings(dataFolder, inside, account));
  const folder = settings.folder ?? inside;
  const binaries = await preparePostgresBinaries(account);
  const created = await ensureCluster(binaries, folder, account, settings);
  const found = await findPostmaster(folder);
  const flags = options.durable === false ? ["fsync=off", "synchronous_commit=off", "full_page_writes=off"] : [];
  const server =
    found ?? (await spawnPostmaster({ binaries, folder, account, settings, flags, logPath: join(dataFolder, "postgres.log") }));
  await waitUntilReady(urlOf(settings, server, "postgres"), server, join(dataFolder, "postgres.log"));
  await writeClusterSettings(dataFolder, { ...settings, port: server.port });
  await ensureDatabase(urlOf(settings, server, "postgres"));
  return {
    url: (database = "turnwise") => urlOf(settings, server, database),
    pid: server.pid,
    port: server.port,
    folder,
    created,
    attached: found !== null,
    ended: waitUntilGone(server.pid, Number.POSITIVE_INFINITY, 500).then(() => undefined),
    stop: () => stopPostmaster(server),
  };
}

/** Address of the database that runs on a data folder now; null when none does. Starts nothing. */
export async function findEmbeddedUrl(dataFolder: string): Promise<string | null> {
  const settings = await readClusterSettings(dataFolder);
  if (settings === null) return null;
  const server = await findPostmaster(settings.folder ?? join(resolve(dataFolder), "postgres"));
  return server === null ? null : urlOf(settings, server, "turnwise");
}

/** The account that runs PostgreSQL walks through the data folder; what lies in it is closed file by file. */
async function letThrough(dataFolder: string): Promise<void> {
  await mkdir(dataFolder, { recursive: true });
  const { mode } = await stat(dataFolder);
  await chmod(dataFolder, (mode & 0o777) | 0o011);
}

async function chooseSettings(dataFolder: string, inside: string, account: PostgresAccount): Promise<ClusterSettings> {
  const elsewhere = join(sharedFolder, `${basename(resolve(dataFolder, ".."))}-${randomBytes(4).toString("hex")}`.replaceAll(" ", "-"));
  const folder = (await isReachable(inside, account)) ? null : elsewhere;
  const settings = { folder, password: newClusterPassword(), port: null };
  await writeClusterSettings(dataFolder, settings);
  return settings;
}

/** Makes the cluster where there is none; refuses one of another major version, which this PostgreSQL can't read. */
async function ensureCluster(
  binaries: PostgresBinaries,
  folder: string,
  account: PostgresAccount,
  settings: ClusterSettings,
): Promise<boolean> {
  const exists = await access(folder).then(
    () => true,
    () => false,
  );
  if (!exists) {
    await createCluster(binaries, folder, account, settings.password);
    return true;
  }
  const version = (await readFile(join(folder, "PG_VERSION"), "utf8")).trim();
  if (version === binaries.majorVersion) return false;
  throw new AppError(
    "conflict",
    `${folder} was made by PostgreSQL ${version}, and this checkout brings ${binaries.majorVersion}: dump it with the old version first (docs/operations.md).`,
  );
}

function urlOf(settings: ClusterSettings, server: Postmaster, database: string): string {
  return `postgresql://turnwise:${settings.password}@127.0.0.1:${server.port}/${database}`;
}

async function ensureDatabase(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = 'turnwise'");
    if (rowCount === 0) await client.query("create database turnwise");
  } finally {
    await client.end();
  }
}

/** SIGINT is PostgreSQL's "fast" shutdown; SIGQUIT, after a long wait, ends it at once and lets the next start recover. */
async function stopPostmaster(server: Postmaster): Promise<void> {
  signalProcess(server.pid, "SIGINT");
  if (await waitUntilGone(server.pid, 30_000)) return;
  signalProcess(server.pid, "SIGQUIT");
  await waitUntilGone(server.pid, 10_000);
}
