import { request } from "undici";
import { z } from "zod";
import type { DoctorCheck } from "@/core/reports/doctor-report";

const TIMEOUT_MS = 10_000;

const HealthAnswer = z.looseObject({ database: z.boolean(), queue: z.boolean(), workers: z.int().min(0) });

/** Asks a running Turnwise whether it can serve: its web, database and queue, and at least one worker. */
export async function checkServer(address: string): Promise<DoctorCheck> {
  const name = "server";
  const url = healthUrl(address);
  if (url === null) return { name, ok: false, detail: `"${address}" is no address; give one that starts with http:// or https://` };
  const answer = await askHealth(url);
  if (typeof answer === "string") return { name, ok: false, detail: answer };
  const down = [answer.database ? "" : "database", answer.queue ? "" : "queue"].filter(Boolean);
  if (down.length > 0) return { name, ok: false, detail: `${url.origin} answers, but not its ${down.join(" and ")}; look at its log` };
  if (answer.workers === 0) return { name, ok: false, detail: `${url.origin} has no live worker; start one with npm run worker` };
  return { name, ok: true, detail: `${url.origin} is ready; live workers: ${answer.workers}` };
}

function healthUrl(address: string): URL | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== "http:" && url.protocol !== "https:") return null;
  return new URL(`${url.pathname.replace(/\/+$/, "")}/api/health`, url);
}

/** What the server tells, or why it tells nothing. */
async function askHealth(url: URL): Promise<z.infer<typeof HealthAnswer> | string> {
  try {
    const { statusCode, body } = await request(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const answer = HealthAnswer.safeParse(await body.json().catch(() => null));
    return answer.success ? answer.data : `${url.href} answered ${statusCode}, but not as Turnwise does; check the address`;
  } catch (error) {
    return `${url.href} could not be reached (${networkReason(error)}); check the address, and that the server runs`;
  }
}

/** "ECONNREFUSED", "TimeoutError". Throws what is not the network's doing. */
function networkReason(error: unknown): string {
  if (error instanceof AggregateError) return networkReason(error.errors[0]);
  if (error instanceof DOMException) return error.name;
  if (error instanceof Error && "code" in error && typeof error.code === "string") return error.code;
  throw error;
}
