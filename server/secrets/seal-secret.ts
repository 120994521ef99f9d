import { createCipheriv, randomBytes } from "node:crypto";
import { deriveSealingKey, SEAL_ALGORITHM, SEAL_VERSION } from "./sealing-key";

/**
 * Encrypts a secret for one owner (AES-256-GCM): `v1.<nonce>.<tag>.<ciphertext>`, each base64url. It opens only with the same secret key
 * and for the same owner, so that a row's cipher can't be used in another row.
 */
export function sealSecret(secret: string, owner: string, secretKey: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(SEAL_ALGORITHM, deriveSealingKey(secretKey), nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return [SEAL_VERSION, ...[nonce, cipher.getAuthTag(), sealed].map((part) => part.toString("base64url"))].join(".");
}
