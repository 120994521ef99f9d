import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import { AppError } from "@/core/app-error";

const run = promisify(execFile);

/** Whatever the production build is made of. */
const inputs = [
  "app",
  "components",
  "core",
  "engine",
  "server",
  "prisma",
  "next.config.mjs",
  "postcss.config.mjs",
  "tsconfig.json",
  "package-lock.json",
];

/**
 * Builds the web application unless the last build was made from the same sources; returns whether it built.
 * @throws AppError with the end of the compiler's output.
 */
export async function buildApp(root: string, signal: AbortSignal): Promise<boolean> {
  const stampPath = join(root, ".next", "turnwise-sources");
  const sources = await hashInputs(root);
  const [stamp, isBuilt] = await Promise.all([readFile(stampPath, "utf8").catch(() => ""), exists(join(root, ".next", "BUILD_ID"))]);
  if (isBuilt && stamp === sources) return false;
  await rm(stampPath, { force: true });
  await runBuild(root, signal);
  await writeFile(stampPath, sources);
  return true;
}

async function runBuild(root: string, signal: AbortSignal): Promise<void> {
  const next = createRequire(import.meta.url).resolve("next/dist/bin/next");
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };
  try {
    await run(process.execPath, [next, "build"], { cwd: root, env, signal, maxBuffer: 64 * 1024 * 1024 });
  } catch (cause) {
    signal.throwIfAborted();
    const output = cause instanceof Error && "stdout" in cause && "stderr" in cause ? `${cause.stdout}\n${cause.stderr}` : String(cause);
    throw new AppError("unavailable", `The build failed:\n${output.trim().split("\n").slice(-40).join("\n")}`, { cause });
  }
}

async function hashInputs(root: string): Promise<string> {
  const hash = createHash("sha256").update(process.version);
  for (const input of inputs) await addToHash(hash, root, input);
  return hash.digest("hex");
}

async function addToHash(hash: ReturnType<typeof createHash>, root: string, path: string): Promise<void> {
  const found = await stat(join(root, path)).catch(() => null);
  if (found === null) return;
  if (!found.isDirectory()) {
    hash
      .update(path)
      .update("\0")
      .update(await readFile(join(root, path)))
      .update("\0");
    return;
  }
  const names = await readdir(join(root, path));
  for (const name of names.sort()) await addToHash(hash, root, `${path}/${name}`);
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
