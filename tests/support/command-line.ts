import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, vi } from "vitest";
import { runCommandLine } from "@/cli/main";

export interface CommandAnswer {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command line in this process and gathers what it writes. */
export async function runTurnwise(...args: string[]): Promise<CommandAnswer> {
  const written = { stdout: "", stderr: "" };
  const spies = (["stdout", "stderr"] as const).map((name) =>
    vi.spyOn(process[name], "write").mockImplementation((text) => {
      written[name] += String(text);
      return true;
    }),
  );
  try {
    return { code: await runCommandLine(args), ...written };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

const SCRIPT = fileURLToPath(new URL("../../bin/turnwise.mjs", import.meta.url));

export interface RunningCommand {
  readonly answer: Promise<CommandAnswer>;
  kill(signal: NodeJS.Signals): void;
}

/** Runs `npx turnwise` as people do: in a process of its own. */
export function spawnTurnwise(args: readonly string[], options: { cwd?: string; input?: string } = {}): Promise<CommandAnswer> {
  return startTurnwise(args, options).answer;
}

/** The same, for a command that does not run to its end. The code of a killed one is -1. */
export function startTurnwise(args: readonly string[], options: { cwd?: string; input?: string } = {}): RunningCommand {
  const child = spawn(process.execPath, [SCRIPT, ...args], { cwd: options.cwd, stdio: "pipe" });
  const written = { stdout: "", stderr: "" };
  child.stdout.on("data", (bytes) => {
    written.stdout += String(bytes);
  });
  child.stderr.on("data", (bytes) => {
    written.stderr += String(bytes);
  });
  child.stdin.end(options.input ?? "");
  const answer = new Promise<CommandAnswer>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? -1, ...written }));
  });
  return { answer, kill: (signal) => child.kill(signal) };
}

/** A folder of this test file, gone when its tests are done. Returns a function that writes a file there and tells its path. */
export function useFiles(): { folder: string; write(name: string, content: string | Uint8Array): string } {
  const folder = mkdtempSync(join(tmpdir(), "turnwise-cli-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return {
    folder,
    write: (name, content) => {
      const path = join(folder, name);
      writeFileSync(path, content);
      return path;
    },
  };
}

/** Episodes as JSON lines. */
export function toLines(episodes: readonly unknown[]): string {
  return episodes.map((episode) => `${JSON.stringify(episode)}\n`).join("");
}
