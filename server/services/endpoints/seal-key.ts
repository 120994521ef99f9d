import { AppError } from "@/core/app-error";
import { readServerEnv } from "@/server/env";
import { sealSecret } from "@/server/secrets/seal-secret";

/** The key of a checkpoint's endpoint in the form in which it is kept. Throws `unavailable` where the web server has no secret key. */
export function sealKey(key: string | null, checkpointId: string): string | null {
  if (key === null) return null;
  const { TURNWISE_SECRET_KEY: secretKey } = readServerEnv();
  if (secretKey === undefined) throw new AppError("unavailable", "Keys can't be kept: TURNWISE_SECRET_KEY is not set (see .env.example).");
  return sealSecret(key, checkpointId, secretKey);
}
