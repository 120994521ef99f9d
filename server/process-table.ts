import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Whether a process with this id exists, whoever owns it. A zombie that nobody has collected yet counts as gone where that can be told. */
export async function isRunning(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return isErrorCode(error, "EPERM");
  }
  const state = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  return !/\) Z /.test(state);
}

/** The command line of a process, words joined by blanks; null when it is gone. */
export async function readCommandLine(pid: number): Promise<string | null> {
  if (!(await isRunning(pid))) return null;
  const fromProc = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => null);
  if (fromProc !== null) return fromProc.replaceAll("\0", " ").trim();
  const listed = await run("ps", ["-o", "command=", "-p", String(pid)]).catch(() => null);
  return listed === null ? null : listed.stdout.trim();
}

/**
 * When a process began, in words that only serve to compare; null when it is gone. Ids are used again, and a program may rename itself:
 * only id and beginning together tell that it is still the same one.
 */
export async function readBeginning(pid: number): Promise<string | null> {
  if (!(await isRunning(pid))) return null;
  const fromProc = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  // Field 22; the name in field 2 may hold blanks and brackets, so the count starts behind it.
  if (fromProc !== null) return fromProc.slice(fromProc.lastIndexOf(")") + 2).split(" ")[19] ?? null;
  const listed = await run("ps", ["-o", "lstart=", "-p", String(pid)]).catch(() => null);
  return listed === null ? null : listed.stdout.trim();
}

/** Waits until a process has gone, looking every `intervalMs`; false when it is still there after `timeoutMs`. */
export async function waitUntilGone(pid: number, timeoutMs: number, intervalMs = 50): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (await isRunning(pid)) {
    if (Date.now() > deadline) return false;
    await sleep(intervalMs);
  }
  return true;
}

/** Sends a signal; a process that has gone already is fine. */
export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!isErrorCode(error, "ESRCH")) throw error;
  }
}

function isErrorCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
