/** How often and how long a failing endpoint is tried again. */
export interface RetryPolicy {
  /** Requests in all, the first included. */
  readonly maxAttempts: number;
  readonly baseMs: number;
  readonly capMs: number;
  /** The longest wait that an endpoint may ask for; what is longer is cut to it. */
  readonly maxRetryAfterMs: number;
}

export const DEFAULT_RETRY: RetryPolicy = { maxAttempts: 6, baseMs: 500, capMs: 20_000, maxRetryAfterMs: 60_000 };

/**
 * Milliseconds before the next request, after `attempts` of them: exponential backoff with full jitter (uniform between zero and the
 * doubling bound), and never earlier than the endpoint asked. `random` gives numbers in [0, 1).
 */
export function retryDelayMs(policy: RetryPolicy, attempts: number, retryAfterMs: number | null, random: () => number): number {
  const jitter = random() * Math.min(policy.capMs, policy.baseMs * 2 ** (attempts - 1));
  if (retryAfterMs === null) return jitter;
  // Some of the jitter is kept: otherwise everybody who was told "in 5 s" comes back at once.
  return Math.min(retryAfterMs, policy.maxRetryAfterMs) + Math.min(jitter, policy.baseMs);
}

/** The wait that a response asks for, from `retry-after-ms` or `Retry-After` (seconds or a date); null where it asks for none. */
export function readRetryAfterMs(headers: Readonly<Record<string, string | string[] | undefined>>, nowMs: number): number | null {
  const exact = Number(first(headers["retry-after-ms"]) ?? Number.NaN);
  if (Number.isFinite(exact) && exact >= 0) return exact;
  const text = first(headers["retry-after"]);
  if (text === undefined) return null;
  const seconds = Number(text);
  if (Number.isFinite(seconds) && text.trim() !== "") return Math.max(0, seconds * 1000);
  const dateMs = Date.parse(text);
  return Number.isNaN(dateMs) ? null : Math.max(0, dateMs - nowMs);
}

function first(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
