import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { AppError } from "@/core/app-error";
import type { KeptProcess } from "./keep-running";

const HealthAnswer = z.object({ workers: z.number() });
const timeoutMs = 120_000;
const hopelessCrashes = 3;

/** Waits until the web server says that everything is ready and one worker lives. @throws AppError with the last words of what crashes. */
export async function waitForHealth(port: number, processes: readonly KeptProcess[], signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline && !signal.aborted) {
    if (await isHealthy(port)) return;
    const hopeless = processes.find((each) => each.crashes >= hopelessCrashes);
    if (hopeless !== undefined) throw notStarted("crashed again and again", hopeless.lastLines());
    await sleep(150);
  }
  if (signal.aborted) return new Promise<void>(() => undefined); // everything is being stopped: nothing more to wait for or to tell
  throw notStarted(
    `did not get ready within ${timeoutMs / 1000} seconds`,
    processes.flatMap((each) => each.lastLines()),
  );
}

async function isHealthy(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`, { signal: AbortSignal.timeout(10_000) });
    return answer.ok && HealthAnswer.parse(await answer.json()).workers > 0;
  } catch {
    return false;
  }
}

function notStarted(what: string, lines: string[]): AppError {
  return new AppError("unavailable", `Turnwise ${what}. Its last words:\n${lines.slice(-20).join("\n")}`);
}
