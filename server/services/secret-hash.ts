import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** A secret for a link, 256 bits, safe in an address. */
export function makeSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** SHA-256 in hexadecimal: enough for secrets that are random, and found by an index. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** Whether a secret has this hash; takes the same time whatever differs. */
export function matchesSecret(secret: string, storedHash: string): boolean {
  const given = Buffer.from(hashSecret(secret));
  const stored = Buffer.from(storedHash);
  return given.length === stored.length && timingSafeEqual(given, stored);
}
