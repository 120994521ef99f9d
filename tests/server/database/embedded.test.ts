import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type EmbeddedDatabase, findEmbeddedUrl, startEmbedded } from "@/server/database/embedded";
import { isRunning, signalProcess, waitUntilGone } from "@/server/process-table";

let dataFolder: string;
const started: EmbeddedDatabase[] = [];

beforeEach(async () => {
  process.umask(0o022);
  dataFolder = await mkdtemp(join(tmpdir(), "turnwise embedded "));
});
afterEach(async () => {
  for (const database of started.splice(0)) await database.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

async function start(durable = false): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ dataFolder, durable });
  started.push(database);
  return database;
}

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ answer: unknown }>(sql);
    return rows[0]?.answer;
  } finally {
    await client.end();
  }
}

test("the first start makes a database in a folder with a blank, the second finds what was written", async () => {
  const first = await start();
  expect(first.created).toBe(true);
  await ask(first.url(), "create table planted as select 7 as answer");
  await first.stop();
  expect(await isRunning(first.pid)).toBe(false);
  const second = await start();
  expect(second.created).toBe(false);
  expect(second.port).toBe(first.port);
  expect(await ask(second.url(), "select answer from planted")).toBe(7);
});

test("text is UTF-8 and sorted by code point, times are UTC, whatever the machine is set to", async () => {
  const { url } = await start();
  expect(await ask(url(), "select current_setting('server_encoding') as answer")).toBe("UTF8");
  expect(await ask(url(), "select datlocale as answer from pg_database where datname = 'turnwise'")).toBe("C.UTF-8");
  expect(await ask(url(), "select current_setting('TimeZone') as answer")).toBe("UTC");
  expect(await ask(url(), "select string_agg(x, '' order by x) as answer from unnest(array['b','A','ä','a','B']) as x")).toBe("ABabä");
});

test("only its password opens it, only from this machine, and the password lies in a file for its owner alone", async () => {
  const database = await start();
  const wrong = new URL(database.url());
  wrong.password = "postgres";
  await expect(ask(wrong.href, "select 1 as answer")).rejects.toThrow("password authentication failed");
  expect(await ask(database.url(), "select current_setting('listen_addresses') as answer")).toBe("127.0.0.1");
  expect((await stat(join(dataFolder, "postgres.json"))).mode & 0o777).toBe(0o600);
  expect((await stat(database.folder)).mode & 0o777).toBe(0o700);
});

test("a folder that is closed to others is opened so far that the database can lie in it", async () => {
  await chmod(dataFolder, 0o700);
  const { folder } = await start();
  expect(folder).toBe(join(dataFolder, "postgres"));
});

test.runIf(process.platform === "linux")("the process that runs it doesn't belong to root", async () => {
  const { pid } = await start();
  expect((await stat(`/proc/${pid}`)).uid).not.toBe(0);
});

test("a start takes over the server that a killed process left running", async () => {
  const first = await start();
  const second = await start();
  expect(second.attached).toBe(true);
  expect(second.pid).toBe(first.pid);
  expect(await findEmbeddedUrl(dataFolder)).toBe(first.url());
});

test("a start recovers after the server was killed, and nothing that was committed is lost", async () => {
  const first = await start(true);
  await ask(first.url(), "create table planted as select 7 as answer");
  signalProcess(first.pid, "SIGKILL");
  await waitUntilGone(first.pid, 5000);
  expect(await findEmbeddedUrl(dataFolder)).toBeNull();
  const second = await start();
  expect(second.attached).toBe(false);
  expect(await ask(second.url(), "select answer from planted")).toBe(7);
});

test("a postmaster.pid whose process id belongs to another program by now doesn't keep it from starting", async () => {
  const first = await start();
  const pidFile = join(first.folder, "postmaster.pid");
  const content = await readFile(pidFile, "utf8");
  await first.stop();
  const { uid, gid } = await stat(first.folder);
  const other = spawn(process.execPath, ["-e", "setTimeout(() => {}, 60000)"], { cwd: "/", uid, gid });
  await once(other, "spawn");
  await writeFile(pidFile, content.replace(/^\d+/, String(other.pid)));
  const second = await start();
  expect(second.attached).toBe(false);
  other.kill("SIGKILL");
});

test("it takes another port when another program has taken its own", async () => {
  const first = await start();
  await first.stop();
  const other = createServer().listen(first.port, "127.0.0.1");
  await once(other, "listening");
  const second = await start();
  expect(second.port).not.toBe(first.port);
  expect(await ask(second.url(), "select 1 as answer")).toBe(1);
  other.close();
});

test("a folder that was killed while its database was being made is made anew", async () => {
  await writeFile(join(dataFolder, "postgres.partial"), "half");
  expect((await start()).created).toBe(true);
});

test("settings that are damaged are told in one sentence", async () => {
  await writeFile(join(dataFolder, "postgres.json"), "{");
  await expect(start()).rejects.toThrow("postgres.json is damaged");
});

test("a database of another PostgreSQL is refused in one sentence", async () => {
  const first = await start();
  await first.stop();
  const version = join(first.folder, "PG_VERSION");
  await writeFile(version, "9\n");
  await expect(start()).rejects.toThrow("was made by PostgreSQL 9");
});
