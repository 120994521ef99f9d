import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../database/database";
import { hashSecret } from "../services/secret-hash";
import { readOrCreateSecret } from "./secret-file";

/**
 * The path of the one-time setup page with its token while nobody has an account yet, else null. The database holds the token's hash;
 * the token itself lies in the data folder (mode 0600), so that every start prints the same link until it was used.
 */
export async function prepareSetupPath(database: Database, dataFolder: string): Promise<string | null> {
  const tokenPath = join(dataFolder, "setup-token");
  if ((await database.user.count()) > 0) {
    await rm(tokenPath, { force: true });
    return null;
  }
  const token = await readOrCreateSecret(tokenPath);
  const value = hashSecret(token);
  const name = "setup_token_hash";
  await database.installation.upsert({ where: { name }, create: { name, value }, update: { value } });
  return `/setup?token=${token}`;
}
