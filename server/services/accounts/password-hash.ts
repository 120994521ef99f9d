import { hash, verify } from "@node-rs/argon2";

/** argon2id with the library's defaults (19 MiB, two passes), as OWASP advises. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Whether the password is the one that was hashed. Without a hash it takes as long and says no, so that time tells nothing. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await decoyHash()), password);
  return matches && passwordHash !== undefined;
}

let decoy: Promise<string> | undefined;

function decoyHash(): Promise<string> {
  decoy ??= hash("nobody has this password");
  return decoy;
}
