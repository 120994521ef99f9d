import { AppError } from "@/core/app-error";

const WINDOW_MS = 15 * 60_000;
const MAX_KEYS = 20_000;

interface Failures {
  count: number;
  until: number;
}

/** Failed attempts by key, in the memory of this process: several web processes each count on their own. */
const failures = new Map<string, Failures>();

/** Whether a key has failed so often within a quarter of an hour that it has to wait. */
export function isBlocked(key: string, maxFailures: number, now = Date.now()): boolean {
  const known = failures.get(key);
  return known !== undefined && known.until > now && known.count >= maxFailures;
}

export function countFailure(key: string, now = Date.now()): void {
  const known = failures.get(key);
  if (known !== undefined && known.until > now) known.count += 1;
  else failures.set(key, { count: 1, until: now + WINDOW_MS });
  if (failures.size > MAX_KEYS) forgetOldest(now);
}

export function forgetFailures(key: string): void {
  failures.delete(key);
}

/** @throws AppError when the key has to wait. */
export function refuseWhenBlocked(key: string, maxFailures: number): void {
  if (isBlocked(key, maxFailures)) throw new AppError("unavailable", "Too many attempts. Wait a quarter of an hour and try again.");
}

/** Ended windows first; if none has ended, the one that was opened first. */
function forgetOldest(now: number): void {
  for (const [key, { until }] of failures) if (until <= now) failures.delete(key);
  const [oldest] = failures.keys();
  if (failures.size > MAX_KEYS && oldest !== undefined) failures.delete(oldest);
}
