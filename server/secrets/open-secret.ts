import { createDecipheriv } from "node:crypto";
import { AppError } from "@/core/app-error";
import { deriveSealingKey, SEAL_ALGORITHM, SEAL_VERSION } from "./sealing-key";

/** Decrypts what `sealSecret` made. Only workers may import this (a rule of the boundaries). Throws `unavailable` with what to do. */
export function openSecret(sealed: string, owner: string, secretKey: string): string {
  const [version, ...parts] = sealed.split(".");
  const [nonce, tag, cipher] = parts.map((part) => Buffer.from(part, "base64url"));
  if (version !== SEAL_VERSION || !nonce || !tag || !cipher) throw cantOpen();
  try {
    const decipher = createDecipheriv(SEAL_ALGORITHM, deriveSealingKey(secretKey), nonce, { authTagLength: 16 });
    decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
    return Buffer.concat([decipher.update(cipher), decipher.final()]).toString("utf8");
  } catch (error) {
    throw cantOpen(error);
  }
}

function cantOpen(cause?: unknown): AppError {
  return new AppError(
    "unavailable",
    "The endpoint's key can't be opened by this worker: its TURNWISE_SECRET_KEY is not the one that the web server has. Give every worker the same one, or enter the key again.",
    { cause },
  );
}
