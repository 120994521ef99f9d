import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const projectRoot = fileURLToPath(new URL("../..", import.meta.url));

export interface StartOptions {
  /** The checkout to start; default: this one. */
  root?: string;
  /** Default: a new folder, removed at the end. */
  dataFolder?: string;
  port?: number;
  env?: Record<string, string>;
  /** Whom to run it as, where we are root. */
  account?: { uid: number; gid: number };
  /** Through `npm start` instead of the program that it runs. */
  viaNpm?: boolean;
}

export interface RunningApp {
  url: string;
  port: number;
  /** The token of the one-time setup page; null once a user exists. */
  setupToken: string | null;
  dataFolder: string;
  process: ChildProcess;
  /** What `npm start` has printed so far. */
  output(): string;
  /** Ends it as Ctrl-C does, and removes the data folder if it made one. Resolves with the exit code. */
  stop(): Promise<number | null>;
}

/** Starts the built application as `npm start` does, on a free port, with a database of its own. @throws Error with what it printed. */
export async function startApp(options: StartOptions = {}): Promise<RunningApp> {
  const root = options.root ?? projectRoot;
  const port = options.port ?? (await findFreePort());
  const dataFolder = options.dataFolder ?? (await mkdtemp(join(tmpdir(), "turnwise-app-")));
  const env: NodeJS.ProcessEnv = { ...cleanEnvironment(), PORT: String(port), TURNWISE_DATA_DIR: dataFolder, ...options.env };
  const [command, args] = options.viaNpm ? ["npm", ["start"]] : [process.execPath, ["bin/start.mjs"]];
  const child = spawn(command, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"], ...options.account });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const exited = once(child, "exit");
  const url = `http://localhost:${port}`;
  await waitForReady(child, () => output);
  return {
    url,
    port,
    setupToken: /\/setup\?token=(\S+)/.exec(output)?.[1] ?? null,
    dataFolder,
    process: child,
    output: () => output,
    async stop() {
      child.kill("SIGTERM");
      await exited;
      if (options.dataFolder === undefined) await rm(dataFolder, { recursive: true, force: true });
      return child.exitCode;
    },
  };
}

/** The environment of the tests without what vitest and the tests' own database put there. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const { DATABASE_URL, NEXTAUTH_URL, NEXTAUTH_SECRET, VITEST, VITEST_MODE, VITEST_POOL_ID, VITEST_WORKER_ID, NODE_OPTIONS, ...rest } =
    process.env;
  return { ...rest, NODE_ENV: "production", LOG_LEVEL: "warn" };
}

async function waitForReady(child: ChildProcess, output: () => string): Promise<void> {
  while (!output().includes("Turnwise is ready")) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`npm start ended (${child.exitCode}):\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export async function findFreePort(): Promise<number> {
  const server = createServer();
  server.listen(0);
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}
