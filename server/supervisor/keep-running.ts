import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";

export interface KeptProcess {
  /** How often it has ended by itself so far. */
  readonly crashes: number;
  /** The last lines that it wrote. */
  lastLines(): string[];
  /** Ends it: SIGTERM, and SIGKILL when it hasn't gone after `graceMs`. */
  stop(graceMs: number): Promise<void>;
}

export interface KeepRunningOptions {
  name: string;
  /** Arguments of node. */
  args: string[];
  env: NodeJS.ProcessEnv;
  onLine(line: string): void;
  onStart(pid: number): Promise<void>;
  /** It ended by itself and is started again after `delayMs`. */
  onCrash(how: string, delayMs: number): void;
}

const keptLines = 40;
const steadyAfterMs = 60_000;
const longestDelayMs = 30_000;

/** Starts a node process and starts it again whenever it ends by itself, after a delay that doubles from one second to thirty. */
export function keepRunning(options: KeepRunningOptions): KeptProcess {
  const lines: string[] = [];
  const stopping = new AbortController();
  let child: ChildProcess | undefined;
  let crashes = 0;
  const keep = async () => {
    for (let delayMs = 1000; !stopping.signal.aborted; delayMs = Math.min(delayMs * 2, longestDelayMs)) {
      const started = performance.now();
      child = spawnNode(options, (line) => {
        lines.splice(0, lines.length - keptLines + 1);
        lines.push(line);
        options.onLine(line);
      });
      const how = await waitForEnd(child, options);
      if (stopping.signal.aborted) return;
      crashes += 1;
      if (performance.now() - started > steadyAfterMs) delayMs = 1000;
      options.onCrash(how, delayMs);
      await sleep(delayMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const kept = keep();
  return {
    get crashes() {
      return crashes;
    },
    lastLines: () => [...lines],
    async stop(graceMs) {
      stopping.abort();
      child?.kill("SIGTERM");
      const kill = setTimeout(() => child?.kill("SIGKILL"), graceMs);
      await kept;
      clearTimeout(kill);
    },
  };
}

function spawnNode(options: KeepRunningOptions, onLine: (line: string) => void): ChildProcess {
  const child = spawn(process.execPath, options.args, { env: options.env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on("line", onLine);
  return child;
}

async function waitForEnd(child: ChildProcess, options: KeepRunningOptions): Promise<string> {
  const ended = new Promise<string>((resolve) => {
    child.on("error", (error) => resolve(error.message));
    child.on("exit", (code, signal) => resolve(signal ?? `exit ${code}`));
  });
  if (child.pid !== undefined) await options.onStart(child.pid);
  return ended;
}
