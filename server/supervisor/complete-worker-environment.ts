import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readStartEnv } from "../env";
import { findMainDatabase } from "./find-main-database";
import { readRunRecord } from "./run-record";

/**
 * What a worker started by hand needs and nobody set: the database, the secret key and the lab of the installation that runs on this
 * machine. Throws `unreachable` where there is no database.
 */
export async function completeWorkerEnvironment(): Promise<void> {
  const { TURNWISE_DATA_DIR: dataFolder = ".turnwise" } = readStartEnv();
  process.env.DATABASE_URL = await findMainDatabase();
  process.env.TURNWISE_SECRET_KEY ||= (await readFile(join(dataFolder, "secret-key"), "utf8").catch(() => "")).trim();
  const record = await readRunRecord(dataFolder);
  if (record !== null) process.env.TURNWISE_LAB_URL ||= `${record.url.replace(/\/+$/, "")}/api/lab/v1`;
}
