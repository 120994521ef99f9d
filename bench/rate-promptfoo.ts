import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Two sizes, so that the time to start is subtracted. */
const FEW = 200;
const MANY = 1_200;
const LONGEST_MS = 120_000;

/** Requests per second of promptfoo on the same server, single-turn and without its cache; null where `promptfoo` is not on the PATH. */
export async function ratePromptfoo(url: string, inFlight: number): Promise<number | null> {
  const installed = await run("promptfoo", ["--version"], { env: quiet() }).catch(() => null);
  if (installed === null) return null;
  const folder = await mkdtemp(join(tmpdir(), "turnwise-promptfoo-"));
  try {
    const few = await evalMs(folder, url, inFlight, FEW);
    const many = await evalMs(folder, url, inFlight, MANY);
    return ((MANY - FEW) * 1000) / (many - few);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function evalMs(folder: string, url: string, inFlight: number, requests: number): Promise<number> {
  const config = {
    prompts: ["{{number}} {{text}}"],
    providers: [{ id: "openai:chat:never", config: { apiBaseUrl: `${url}/v1`, apiKey: "none" } }],
    tests: Array.from({ length: requests }, (_, number) => ({ vars: { number, text: "x".repeat(350) } })),
  };
  const path = join(folder, `${requests}.json`);
  await writeFile(path, JSON.stringify(config));
  const startedMs = performance.now();
  const options = ["--no-cache", "--no-table", "--no-progress-bar", "--max-concurrency", String(inFlight)];
  await run("promptfoo", ["eval", "-c", path, ...options], { env: quiet(folder), maxBuffer: 1 << 28, timeout: LONGEST_MS });
  return performance.now() - startedMs;
}

/** Nothing is sent anywhere, and nothing is kept beyond the measurement. */
function quiet(folder?: string): NodeJS.ProcessEnv {
  const home = folder === undefined ? {} : { PROMPTFOO_CONFIG_DIR: folder };
  return { ...process.env, ...home, PROMPTFOO_DISABLE_TELEMETRY: "1", PROMPTFOO_DISABLE_UPDATE: "1", PROMPTFOO_DISABLE_SHARING: "1" };
}
