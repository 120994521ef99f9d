import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { projectRoot } from "./sources";
import { SECRET_KEY } from "./sweep-lab";

export interface WorkerProcess {
  readonly process: ChildProcess;
  /** All that it has logged so far. */
  log(): string;
  /** Kills it as a crash does. */
  kill(): Promise<void>;
  /** Ends it as SIGTERM does; resolves with its exit code. */
  stop(): Promise<number | null>;
}

/** A worker in a process of its own, for the database of the test file; ready when this resolves. */
export async function startWorkerProcess(env: Record<string, string> = {}): Promise<WorkerProcess> {
  const child = spawn(process.execPath, ["--import", "tsx", "worker/main.ts"], {
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: "production", LOG_LEVEL: "info", TURNWISE_SECRET_KEY: SECRET_KEY, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const exited = once(child, "exit");
  while (!output.includes("worker ready")) {
    if (child.exitCode !== null) throw new Error(`the worker ended (${child.exitCode}):\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  async function end(signal: NodeJS.Signals): Promise<number | null> {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await exited;
    return child.exitCode;
  }
  return { process: child, log: () => output, kill: async () => void (await end("SIGKILL")), stop: () => end("SIGTERM") };
}
