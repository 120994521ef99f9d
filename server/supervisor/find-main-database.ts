import { AppError } from "@/core/app-error";
import { findEmbeddedUrl } from "../database/embedded";
import { readStartEnv } from "../env";

/** DATABASE_URL, else the address of the embedded database that runs on the data folder now. @throws AppError when there is neither. */
export async function findMainDatabase(): Promise<string> {
  const { DATABASE_URL: given, TURNWISE_DATA_DIR: dataFolder } = readStartEnv();
  const url = given ?? (await findEmbeddedUrl(dataFolder ?? ".turnwise"));
  if (url !== null) return url;
  throw new AppError("unreachable", "No database: set DATABASE_URL, or run npm start in another terminal first.");
}
