import { mkdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { AppError } from "@/core/app-error";
import { closeDatabase, getDatabase } from "../database/database";
import { migrateDatabase } from "../database/migrate";
import { readStartEnv, type StartEnv } from "../env";
import { ensureOwnerFromEnv } from "../services/setup/ensure-owner-from-env";
import { buildApp } from "./build-app";
import { childEnvironment, type StartMode } from "./child-environment";
import { type KeptProcess, keepRunning } from "./keep-running";
import { type MainDatabase, openMainDatabase } from "./open-main-database";
import { ensurePortIsFree } from "./port";
import { createProgress, type Progress } from "./progress";
import { claimDataFolder, isRunRecord, type RunClaim } from "./run-record";
import { prepareSetupPath } from "./setup-link";
import { waitForHealth } from "./wait-for-health";

interface Installation {
  mode: StartMode;
  env: StartEnv;
  dataFolder: string;
  url: string;
  progress: Progress;
  claim: RunClaim;
  /** Aborted by Ctrl-C, SIGTERM, or the end of npm. */
  stopping: AbortController;
  /** What has to be undone at the end; the last one first. */
  undo: { name: string; run(): Promise<void> }[];
}

/**
 * Runs the whole application until it is told to end: database, migrations, build, worker and web server, in this order, and backwards
 * at the end. Resolves with the exit code.
 */
export async function supervise(mode: StartMode): Promise<number> {
  process.umask(0o022);
  const progress = createProgress(process.stdout);
  try {
    return await superviseInstallation(mode, progress);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    progress.line(`\n${error.message}`);
    return 1;
  }
}

async function superviseInstallation(mode: StartMode, progress: Progress): Promise<number> {
  const env = readStartEnv();
  const url = env.NEXTAUTH_URL ?? `http://localhost:${env.PORT}`;
  const dataFolder = resolve(env.TURNWISE_DATA_DIR ?? ".turnwise");
  await mkdir(dataFolder, { recursive: true });
  const claim = await claimDataFolder(dataFolder, url);
  if (isRunRecord(claim)) {
    progress.line(`Turnwise runs already: ${claim.url} (process ${claim.supervisor.pid}, data in ${dataFolder}).`);
    return 0;
  }
  const stopping = listenForEnd();
  const installation: Installation = { mode, env, dataFolder, url, progress, claim, stopping, undo: [{ name: "", run: claim.release }] };
  try {
    await Promise.race([runUntilTold(installation), abortOf(stopping.signal)]);
    return 0;
  } finally {
    stopping.abort();
    await undoAll(installation);
  }
}

/** Brings everything up, tells where it is, and stays until told to end. */
async function runUntilTold(installation: Installation): Promise<void> {
  const { mode, env, progress, stopping, undo } = installation;
  await ensurePortIsFree(env.PORT);
  const database = await progress.step("database", "starting", async () => {
    const onRestart = () => progress.note("database", "ended by itself; starting it again");
    const opened = await openMainDatabase(env.DATABASE_URL, installation.dataFolder, onRestart);
    undo.push({ name: env.DATABASE_URL === undefined ? "database" : "", run: opened.stop });
    return { result: opened, done: opened.title };
  });
  const setupPath = await progress.step("schema", "checking", () => prepareSchema(installation, database));
  if (mode === "start") {
    await progress.step("build", "building the web application where it changed (a minute at the first time)", async () => {
      const isNew = await buildApp(process.cwd(), stopping.signal);
      return { result: isNew, done: isNew ? "built" : "unchanged" };
    });
  }
  await progress.step("web", "starting web server and worker", async () => {
    const processes = await startProcesses(installation, database);
    await waitForHealth(env.PORT, processes, stopping.signal);
    return { result: processes, done: "web server and worker are ready" };
  });
  tellNextStep(installation, database, setupPath);
  await Promise.all([database.kept, abortOf(stopping.signal)]);
}

async function prepareSchema(installation: Installation, database: MainDatabase): Promise<{ result: string | null; done: string }> {
  const applied = await migrateDatabase(database.url);
  process.env.DATABASE_URL = database.url;
  try {
    await ensureOwnerFromEnv();
    const setupPath = await prepareSetupPath(getDatabase(), installation.dataFolder);
    return { result: setupPath, done: applied.length === 0 ? "up to date" : `migrated: ${applied.join(", ")}` };
  } finally {
    await closeDatabase();
  }
}

async function startProcesses(installation: Installation, database: MainDatabase): Promise<KeptProcess[]> {
  const { mode, env, undo } = installation;
  const childEnv = await childEnvironment(mode, env, installation.dataFolder, database.url);
  const next = createRequire(import.meta.url).resolve("next/dist/bin/next");
  const workerArgs = mode === "dev" ? [resolve("node_modules/tsx/dist/cli.mjs"), "watch", "--clear-screen=false"] : ["--import", "tsx"];
  const worker = keep(installation, "worker", [...workerArgs, "worker/main.ts"], childEnv);
  undo.push({ name: "worker", run: () => worker.stop(30_000) });
  const web = keep(installation, "web", [next, mode === "dev" ? "dev" : "start", "-p", String(env.PORT)], childEnv);
  undo.push({ name: "web", run: () => web.stop(10_000) });
  return [web, worker];
}

function keep({ claim, progress, mode }: Installation, name: string, args: string[], env: NodeJS.ProcessEnv): KeptProcess {
  const watchParent = ["--import", new URL("./exit-with-parent.mjs", import.meta.url).href];
  return keepRunning({
    name,
    args: [...watchParent, ...args],
    env,
    onStart: (pid) => claim.remember(name, pid),
    onLine: (line) => (mode === "dev" || isWorthTelling(line)) && progress.note(name, line),
    onCrash: (how, delayMs) => progress.note(name, `ended by itself (${how}); starting it again in ${delayMs / 1000} s`),
  });
}

/** Next greets at every start with its version and addresses; ours is told once, below. */
function isWorthTelling(line: string): boolean {
  return line.trim() !== "" && !/^\s*(▲|-|✓)/.test(line);
}

function tellNextStep({ progress, url, dataFolder }: Installation, database: MainDatabase, setupPath: string | null): void {
  progress.line(`\n  Turnwise is ready: ${url}`);
  if (setupPath !== null) progress.line(`  Next step: make the first account at ${url}${setupPath}`);
  progress.line(`  The database is ${database.place}, its secrets are in ${dataFolder}. Ctrl-C stops everything.\n`);
}

/** The signal may come twice (from the terminal and handed on by npm): the first one counts, and ending takes a bounded time. */
function listenForEnd(): AbortController {
  const stopping = new AbortController();
  const end = () => stopping.abort();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end);
  const parent = process.ppid;
  const isUnderNpm = process.env.npm_lifecycle_event !== undefined;
  if (isUnderNpm) setInterval(() => process.ppid !== parent && end(), 500).unref();
  return stopping;
}

function abortOf(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((done) => signal.addEventListener("abort", () => done(), { once: true }));
}

async function undoAll({ undo, progress }: Installation): Promise<void> {
  if (undo.length > 1) progress.line("");
  for (const { name, run } of undo.reverse()) {
    await run();
    if (name !== "") progress.note(name, "stopped");
  }
}
