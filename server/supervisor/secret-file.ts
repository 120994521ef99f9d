import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";

/** The secret in a file that only its owner can read; made at first use, and the same ever after. */
export async function readOrCreateSecret(path: string): Promise<string> {
  const known = await readFile(path, "utf8").catch(() => "");
  if (known.trim().length >= 32) return known.trim();
  const secret = randomBytes(32).toString("base64url");
  await writeFile(path, `${secret}\n`, { mode: 0o600 });
  return secret;
}
