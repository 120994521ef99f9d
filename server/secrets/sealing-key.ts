import { hkdfSync } from "node:crypto";

/** The key that endpoint keys are sealed with: 32 bytes made of TURNWISE_SECRET_KEY, for this one use. */
export function deriveSealingKey(secretKey: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secretKey, "", "turnwise endpoint keys", 32));
}

export const SEAL_ALGORITHM = "aes-256-gcm";
export const SEAL_VERSION = "v1";
