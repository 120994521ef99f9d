import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { dirname } from "node:path";
import { z } from "zod";
import { AppError } from "@/core/app-error";
import { explainFileError } from "@/engine/files/explain-file-error";

const Holder = z.object({ pid: z.int().min(1), host: z.string() });

/**
 * Does the work while no other process writes the file; its folder is made where it is missing. A lock whose process was killed is taken
 * over. Throws `conflict` where another process may be at it.
 */
export async function withSaveLock<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  const lock = `${path}.lock`;
  await mkdir(dirname(path), { recursive: true }).catch((error: unknown) => {
    throw explainFileError(dirname(path), error);
  });
  if (!(await take(lock))) {
    if (await isHeld(lock)) throw inUse(path, lock);
    await rm(lock, { force: true });
    if (!(await take(lock))) throw inUse(path, lock);
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

async function take(lock: string): Promise<boolean> {
  const holder: z.infer<typeof Holder> = { pid: process.pid, host: hostname() };
  try {
    await writeFile(lock, JSON.stringify(holder), { flag: "wx" });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw explainFileError(lock, error);
  }
}

/** Whether the holder may be at work: it is on this machine and lives, or on one that can't be looked at. */
async function isHeld(lock: string): Promise<boolean> {
  const text = await readFile(lock, "utf8").catch(() => "");
  if (text.trim() === "") return false;
  const holder = Holder.safeParse(parseOrNull(text));
  if (!holder.success || holder.data.host !== hostname()) return true;
  return isAlive(holder.data.pid);
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return true;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function inUse(path: string, lock: string): AppError {
  return new AppError("conflict", `${path}: another sweep writes this file; wait for it, or delete ${lock} if none does.`);
}
